import { type Collection, collectionText, type GameNamed, readCollection, THEMES } from '@negotiator/advisor'
import { ABDUCTORS, PACKS, type PackId } from '@negotiator/content'
import { analysisText, type Lang } from '@negotiator/language'
import { gameOf } from '@negotiator/session'
import { Failure } from '../failure.ts'
import { problemText } from '../problem-text.ts'
import { readLimited } from '../read-limited.ts'
import { writeOrFail } from '../write-or-fail.ts'

const gameNamed: GameNamed = (abductor, pack) =>
  ABDUCTORS.some((entry) => entry.abductor.id === abductor) && Object.hasOwn(PACKS, pack)
    ? gameOf(abductor, pack as PackId)
    : null

/** What an earlier search has found; null if there is no such file yet. A file of another kind is not overwritten. */
export function keptCollection(lang: Lang, file: string): Collection | null {
  const text = readLimited(file)
  if (typeof text !== 'string') {
    if (text.code === 'missing') return null
    throw new Failure(problemText(lang, text))
  }
  const collection = readCollection(parsed(text), gameNamed)
  if (collection === null) throw new Failure(analysisText(lang, 'puzzle.file.other', { file }))
  return collection
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const keepCollection = (lang: Lang, file: string, collection: Collection): void =>
  writeOrFail(lang, file, collectionText(collection, gameNamed))

/** How many of each theme a file holds. */
export function collectionLines(lang: Lang, file: string, { puzzles }: Collection): string[] {
  return [
    analysisText(lang, 'puzzle.file.kept', { n: puzzles.length, file }),
    ...THEMES.map((theme) => {
      const n = puzzles.filter(({ themes }) => themes.includes(theme)).length
      return `${`${n}`.padStart(5)}  ${analysisText(lang, `puzzle.theme.${theme}`)}`
    }),
  ]
}
