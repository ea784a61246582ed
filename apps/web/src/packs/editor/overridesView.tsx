import { type Library, libraryOf, type PackFile } from '@negotiator/content'
import { useSignal } from '@preact/signals'
import { Button } from '../../look/buttonView.tsx'
import page from '../../own/own.module.css'
import { ownText } from '../../own/ownText.ts'
import { nameIn } from '../../words/words.ts'
import { at, withAt } from './draftData.ts'
import css from './editor.module.css'
import { change, draft, put } from './editorCtrl.ts'
import { Properties } from './fieldView.tsx'
import { Preview, type PreviewOf } from './previewView.tsx'
import { type Printed, printedCards, valueOn } from './printedCards.ts'
import { PACK_SCHEMA } from './schema.ts'

const LISTS = ['conversation', 'terror', 'demands', 'abductors'] as const
type OverrideList = (typeof LISTS)[number]

/** "My printed copy says 3": single values of built-in cards. */
export function OverridesSection() {
  return (
    <>
      <p>{ownText('edit.overrides')}</p>
      {LISTS.map((list) => (
        <OverrideGroup key={list} list={list} />
      ))}
    </>
  )
}

function OverrideGroup({ list }: { list: OverrideList }) {
  const printed = printedCards(list)
  const ids = Object.keys((at(draft.value, ['overrides', list]) ?? {}) as object)
  const chosen = useSignal('')
  return (
    <section>
      <h2>{ownText(`edit.section.${list}`)}</h2>
      {ids.map((id) => (
        <Override key={id} list={list} printed={printed.find((card) => card.id === id)} id={id} />
      ))}
      <div class={page.buttons}>
        <label class={page.field}>
          {ownText('edit.which-card')}
          <select value={chosen.value} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
            <option value="">—</option>
            {printed
              .filter(({ id }) => !ids.includes(id))
              .map(({ id }) => (
                <option key={id} value={id}>
                  {nameIn(id)}
                </option>
              ))}
          </select>
        </label>
        <Button
          isBarred={chosen.value === ''}
          onPress={() => {
            if (chosen.value !== '') change(['overrides', list, chosen.value], {})
            chosen.value = ''
          }}
        >
          {ownText('edit.override')}
        </Button>
      </div>
    </section>
  )
}

interface OverrideProps {
  readonly list: OverrideList
  readonly id: string
  readonly printed: Printed | undefined
}

function Override({ list, id, printed }: OverrideProps) {
  const schema = PACK_SCHEMA.properties!.overrides!.properties![list]!.additionalProperties
  if (printed === undefined || !schema) return null
  return (
    <div class={css.split}>
      <fieldset class={page.panel}>
        <legend>
          <b>{nameIn(id)}</b>
        </legend>
        <Properties
          schema={schema}
          path={['overrides', list, id]}
          offered={(name) => valueOn(printed, name) !== undefined}
          firstOf={(name) => valueOn(printed, name)}
        />
        <div class={page.buttons}>
          <Button
            label={ownText('edit.as-printed', { name: nameIn(id) })}
            onPress={() => asPrinted(list, id)}
          >
            {ownText('edit.as-printed', { name: nameIn(id) })}
          </Button>
        </div>
      </fieldset>
      <Overridden list={list} id={id} />
    </div>
  )
}

/** Lists that are empty go with it: a pack that overrides nothing says nothing about it. */
function asPrinted(list: OverrideList, id: string): void {
  let data = withAt(draft.value, ['overrides', list, id], undefined)
  for (const path of [['overrides', list], ['overrides']]) {
    if (Object.keys((at(data, path) ?? {}) as object).length === 0) data = withAt(data, path, undefined)
  }
  put(data)
}

/** The card as it is with the other values. */
function Overridden({ list, id }: { list: OverrideList; id: string }) {
  const entry = cardIn(libraryNow(), list, id)
  return entry === undefined ? null : <Preview {...({ list, entry } as unknown as PreviewOf)} />
}

function libraryNow(): Library {
  try {
    return libraryOf([draft.value as PackFile])
  } catch {
    return libraryOf([])
  }
}

function cardIn(library: Library, list: OverrideList, id: string): unknown {
  if (list === 'abductors') {
    const entry = library.abductors.find(({ abductor }) => abductor.id === id)
    return entry === undefined ? undefined : { ...entry.abductor, game: entry.game }
  }
  if (list === 'terror') {
    return [...library.terror.map(({ card }) => card), ...library.pivotal].find((card) => card.id === id)
  }
  return library[list].find((card) => card.id === id)
}
