import { ABDUCTOR_IDS, type ContentChoice, PACKS, type PackId, setFromCode } from '@negotiator/content'
import { type Lang, labText } from '@negotiator/language'
import { Misuse } from '../failure.ts'
import { choicesOf, type TypedCards } from '../own-cards/choices.ts'
import { isPack } from '../own-cards/pack-files.ts'
import { readLimited } from '../read-limited.ts'
import { printable } from '../terminal/printable.ts'

export type TypedSubject = Omit<TypedCards, 'abductor'> & { readonly abductor?: string }

/** What is measured: options, and a word that adds to them (a set, a pack, an abductor, a game). */
export function subjectsOf(
  lang: Lang,
  word: string | undefined,
  typed: TypedSubject,
  isCrossed = false,
): ContentChoice[] {
  const whole = { abductor: 'all', ...typed, ...(word === undefined ? {} : meant(lang, word, typed)) }
  const choices = choicesOf(lang, whole)
  if (!isCrossed) return choices
  const games = Object.keys(PACKS) as PackId[]
  return choices.flatMap((choice) => games.map((pack) => ({ ...choice, pack })))
}

function meant(lang: Lang, word: string, { pack }: TypedSubject): Partial<TypedCards> {
  const packs = (pack ?? '').split(',').filter((part) => part !== '')
  if (Object.hasOwn(PACKS, word)) return { pack: [word, ...packs.filter(isPack)].join(',') }
  if (ABDUCTOR_IDS.includes(word)) return { abductor: word }
  if (isSet(word)) return { set: word }
  if (isPack(word)) return { pack: [...packs, word].join(',') }
  throw new Misuse(labText(lang, 'lab.unknown', { input: printable(word) }))
}

/** A look is enough: whoever opens it says what is wrong with it. */
function isSet(word: string): boolean {
  if (setFromCode(word) !== null) return true
  const content = readLimited(word)
  return typeof content === 'string' && content.includes('"negotiator-set"')
}
