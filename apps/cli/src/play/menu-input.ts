import { ABDUCTOR_IDS } from '@negotiator/content'
import { nameOf } from '@negotiator/language'
import { plainInput } from './input/plain-input.ts'
import { parseWord } from './input/words.ts'
import { RANDOM } from './new-game.ts'

export const RANDOM_NUMBER = ABDUCTOR_IDS.length + 1

export type MenuChoice =
  | { readonly choice: 'abductor'; readonly id: string }
  | { readonly choice: 'seed'; readonly seed: string }
  | {
      readonly choice:
        | 'resume'
        | 'pack'
        | 'practice'
        | 'dice'
        | 'language'
        | 'help'
        | 'quit'
        | 'draw'
        | 'unknown'
    }

const WORDS: Readonly<Record<string, Exclude<MenuChoice['choice'], 'abductor' | 'seed'>>> = {
  '': 'draw',
  r: 'resume',
  resume: 'resume',
  reprendre: 'resume',
  c: 'pack',
  pack: 'pack',
  cartes: 'pack',
  p: 'practice',
  d: 'dice',
  dice: 'dice',
  des: 'dice',
  l: 'language',
}

/** What a line typed in the menu means. A seed is kept as typed, capitals and all. */
export function parseMenu(line: string): MenuChoice {
  const input = plainInput(line)
  const seed = /^\s*(?:s|seed|graine)(?:\s+(.*))?$/i.exec(line)
  if (seed !== null) return { choice: 'seed', seed: (seed[1] ?? '').trim() }
  const known = Object.hasOwn(WORDS, input) ? WORDS[input] : undefined
  if (known !== undefined) return { choice: known }
  const abductor = abductorOf(input)
  if (abductor !== undefined) return { choice: 'abductor', id: abductor }
  const command = parseWord(input)?.command
  const isShared =
    command === 'help' || command === 'quit' || command === 'practice' || command === 'language'
  return { choice: isShared ? command : 'unknown' }
}

function abductorOf(input: string): string | undefined {
  if (input === `${RANDOM_NUMBER}` || ['random', 'chance', 'hasard'].includes(input)) return RANDOM
  if (/^\d+$/.test(input)) return ABDUCTOR_IDS[Number(input) - 1]
  if (input.length < 2) return undefined
  return ABDUCTOR_IDS.find((id) => ` ${plainInput(nameOf('en', id))}`.includes(` ${input}`))
}
