import type { Lang } from '@negotiator/language'
import { SYNONYMS } from './synonyms.ts'

const plain = (word: string): string => word.normalize('NFD').replace(/\p{Mn}/gu, '')

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Shorter ones begin too many others: they stand for themselves and their plural. */
const SHORT = 4

/** "evasion" finds "évasion"; whoever types an accent means it: "dé" is not "de". */
function isMeant(asked: string, written: string): boolean {
  const word = asked === plain(asked) ? plain(written) : written
  return asked.length < SHORT ? [asked, `${asked}s`].includes(word) : word.startsWith(asked)
}

/** What has to stand in a rule: for each part of what was typed, one of these. */
function partsOf(lang: Lang, wanted: string): readonly (readonly string[])[] {
  let left = ` ${wordsOf(wanted).join(' ')} `
  const parts: string[][] = []
  // The longest first: "hang up" is more than "up".
  const synonyms = SYNONYMS[lang].toSorted(([a], [b]) => b.length - a.length)
  for (const [asked, ...means] of synonyms) {
    const phrase = ` ${wordsOf(asked).join(' ')} `
    const typed = [phrase, ...(asked.length < SHORT ? [] : [plain(phrase)])].find((each) =>
      left.includes(each),
    )
    if (typed === undefined) continue
    left = left.replace(typed, ' ')
    parts.push([asked, ...means])
  }
  return [...parts, ...wordsOf(left).map((word) => [word])]
}

interface Found<Id> {
  readonly ids: readonly Id[]
  /** None holds every word; these hold the most of them. */
  readonly isNear: boolean
}

/** Finds the rules that hold every word that was typed, or what it is called there; or whose id begins with it. */
export function search<Id extends string>(
  lang: Lang,
  wanted: string,
  ids: readonly Id[],
  textOf: (id: Id) => string,
): Found<Id> {
  const parts = partsOf(lang, wanted)
  const held = ids.map((id) => heldBy(id, wordsOf(textOf(id)), parts))
  const most = Math.max(...held)
  // One word of many says nothing.
  const isNear = most < parts.length
  if (isNear && most < 2) return { ids: [], isNear: false }
  return { ids: ids.filter((_, i) => held[i] === most), isNear }
}

/** How many parts of what was typed a rule holds. */
function heldBy(id: string, content: readonly string[], parts: readonly (readonly string[])[]): number {
  const holds = (phrase: string) =>
    wordsOf(phrase).every((asked) => content.some((word) => isMeant(asked, word)))
  return parts.filter((ways) => ways.some((way) => holds(way) || id.toLowerCase().startsWith(way))).length
}
