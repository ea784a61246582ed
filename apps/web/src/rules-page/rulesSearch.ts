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

/** Finds the rules that hold every word that was typed, or what it is called there; or whose id begins with it. */
export function searchFor(lang: Lang, wanted: string): (id: string, text: string) => boolean {
  const parts = partsOf(lang, wanted)
  return (id, text) => {
    const content = wordsOf(text)
    const holds = (phrase: string) =>
      wordsOf(phrase).every((asked) => content.some((word) => isMeant(asked, word)))
    return parts.every((ways) => ways.some((way) => holds(way) || id.toLowerCase().startsWith(way)))
  }
}
