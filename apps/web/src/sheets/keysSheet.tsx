import { keyCap } from '../look/keyCap.ts'
import { around } from '../words/around.ts'
import css from './lists.module.css'
import { Sheet } from './sheetView.tsx'

const KEYS = [
  'digits',
  'arrows',
  'enter',
  'f',
  'e',
  'v',
  't',
  'g',
  'b',
  'a',
  'c',
  'u',
  'h',
  'escape',
  's',
  'r',
  'o',
  'l',
  'd',
  'p',
  'w',
  'i',
  'm',
] as const

/** Where they are longer than a letter. */
const NAMES: Readonly<Record<string, string>> = {
  digits: '1 … 0',
  arrows: '← →',
  enter: 'Enter',
  escape: 'Escape',
}

export function KeysSheet() {
  return (
    <Sheet title={around('web.keys.title')}>
      <dl class={css.keys}>
        {KEYS.map((key) => [
          <dt key={`${key} key`}>
            <kbd>{keyCap(NAMES[key] ?? key)}</kbd>
          </dt>,
          <dd key={key}>{around(`web.keys.${key}`)}</dd>,
        ])}
      </dl>
    </Sheet>
  )
}
