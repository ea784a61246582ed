import { ABDUCTOR_IDS } from '@negotiator/content'
import { LANGS, nameOf } from '@negotiator/language'
import type { OwnCaller } from '../own-cards/kept-cards.ts'
import { plainInput } from './input/plain-input.ts'
import { parseWord } from './input/words.ts'
import { RANDOM } from './new-game.ts'

export const RANDOM_NUMBER = ABDUCTOR_IDS.length + 1

export type MenuChoice =
  | { readonly choice: 'abductor'; readonly id: string; readonly variant?: string }
  | { readonly choice: 'seed'; readonly seed: string }
  /** Of the open games, the last one being the first. */
  | { readonly choice: 'resume'; readonly index: number }
  | {
      readonly choice: 'pack' | 'practice' | 'dice' | 'language' | 'help' | 'quit' | 'draw' | 'unknown'
    }

const WORDS: Readonly<Record<string, Exclude<MenuChoice['choice'], 'abductor' | 'seed' | 'resume'>>> = {
  '': 'draw',
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
export function parseMenu(line: string, own: readonly OwnCaller[] = []): MenuChoice {
  const input = plainInput(line)
  const seed = /^\s*(?:s|seed|graine)(?:\s+(.*))?$/i.exec(line)
  if (seed !== null) return { choice: 'seed', seed: (seed[1] ?? '').trim() }
  const open = /^(?:r|resume|reprendre)(?: ?([1-9]))?$/.exec(input)
  if (open !== null) return { choice: 'resume', index: Number(open[1] ?? 1) - 1 }
  const known = Object.hasOwn(WORDS, input) ? WORDS[input] : undefined
  if (known !== undefined) return { choice: known }
  const abductor = abductorOf(input, own)
  if (abductor !== undefined) return { choice: 'abductor', ...abductor }
  const command = parseWord(input)?.command
  const isShared =
    command === 'help' || command === 'quit' || command === 'practice' || command === 'language'
  return { choice: isShared ? command : 'unknown' }
}

/** The key of somebody from a pack: numbers go on after chance. */
export const ownNumber = (index: number): number => RANDOM_NUMBER + 1 + index

/** A letter for each difficulty. */
export const variantLetter = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index)

interface Called {
  readonly id: string
  readonly variant?: string
}

function abductorOf(input: string, own: readonly OwnCaller[]): Called | undefined {
  if (input === `${RANDOM_NUMBER}` || ['random', 'chance', 'hasard'].includes(input)) return { id: RANDOM }
  const [, number, letter = ''] = /^(\d+) ?([a-z]?)$/.exec(input) ?? []
  if (number !== undefined) return numbered(Number(number), letter, own)
  if (input.length < 2) return undefined
  const ids = [...ABDUCTOR_IDS, ...own.map(({ abductor }) => abductor.id)]
  const isMeant = (id: string) =>
    LANGS.some((lang) => ` ${plainInput(nameOf(lang, id))}`.includes(` ${input}`))
  const id = ids.find(isMeant)
  return id === undefined ? undefined : { id }
}

function numbered(number: number, letter: string, own: readonly OwnCaller[]): Called | undefined {
  const builtIn = ABDUCTOR_IDS[number - 1]
  if (builtIn !== undefined) return letter === '' ? { id: builtIn } : undefined
  const caller = own[number - ownNumber(0)]?.abductor
  if (caller === undefined) return undefined
  if (letter === '') return { id: caller.id }
  const variant = caller.variants?.find((_, i) => variantLetter(i) === letter)
  return variant === undefined ? undefined : { id: caller.id, variant: variant.id }
}
