import type { Collection } from '@negotiator/advisor'
import { ABDUCTOR_IDS, ABDUCTORS } from '@negotiator/content'
import { analysisText, type Lang, shownNumber, text } from '@negotiator/language'
import type { Command } from 'commander'
import { noBrainText } from '../advisor/brain-text.ts'
import { NoBrain } from '../advisor/weights-files.ts'
import { footnote, newCommand, onCall, placeholder } from '../command.ts'
import { EXIT_INTERRUPTED, Failure } from '../failure.ts'
import { abductorOption, seedOption, wholeNumber } from '../option-values.ts'
import { collectionLines, keepCollection, keptCollection } from '../puzzles/collection-file.ts'
import { findPuzzles, type PuzzleWish } from '../puzzles/find.ts'
import { puzzlesLines } from '../puzzles/lines.ts'
import { lineWidth, styleNow, widthNow } from '../terminal/capabilities.ts'
import { lookOf } from '../terminal/look.ts'
import { StatusLine } from '../terminal/status-line.ts'
import { complain, say, tell } from '../terminal/write.ts'

const MOST_PUZZLES = 10_000
const MOST_GAMES = 100_000
const USUAL_GAMES = 300

interface Typed {
  readonly count: string
  readonly seed: string
  readonly games: string
  readonly abductor?: string
  readonly json?: boolean
  readonly out?: string
}

export function puzzlesCommand(lang: Lang): Command {
  const command = newCommand(lang, 'puzzles', 'help.puzzles')
    .option('--count <n>', text(lang, 'help.puzzles.count'))
    .option('--abductor <id>', text(lang, 'help.simulate.abductor', { ids: ABDUCTOR_IDS.join(', ') }))
    .option('--games <n>', text(lang, 'help.puzzles.games', { n: USUAL_GAMES }))
    .option(`--seed <${text(lang, 'help.placeholder.text')}>`, text(lang, 'help.simulate.seed'))
    .option('--json', text(lang, 'help.option.json'))
    .option(`--out <${placeholder(lang, 'file')}>`, text(lang, 'help.puzzles.out'))
  footnote(command, text(lang, 'help.simulate.stop'))
  return onCall(command, (typed: Partial<Typed>) =>
    puzzles(lang, { count: '5', seed: '1', games: `${USUAL_GAMES}`, ...typed }),
  )
}

async function puzzles(lang: Lang, typed: Typed): Promise<number> {
  const abductor = typed.abductor === undefined ? 'all' : abductorOption(lang, typed.abductor, 'all')
  const wish: PuzzleWish = {
    abductors: ABDUCTORS.filter((entry) => abductor === 'all' || entry.abductor.id === abductor),
    count: wholeNumber(lang, '--count', typed.count, 1, MOST_PUZZLES),
    seed: seedOption(lang, typed.seed),
    games: wholeNumber(lang, '--games', typed.games, 1, MOST_GAMES),
  }
  return typed.out === undefined ? show(lang, wish, typed.json === true) : collect(lang, wish, typed.out)
}

/** Adds to a file until it has as many as are wanted; stopped, it goes on from there the next time. */
async function collect(lang: Lang, wish: PuzzleWish, file: string): Promise<number> {
  let collection: Collection = keptCollection(lang, file) ?? { seed: wish.seed, games: 0, puzzles: [] }
  // A file that cannot be written is told before the work, not after it.
  keepCollection(lang, file, collection)
  await search(lang, wish, collection, (reached) => {
    collection = reached
    keepCollection(lang, file, collection)
  })
  tell(...collectionLines(lang, file, collection))
  return enough(lang, collection.puzzles.length, wish.count)
}

async function show(lang: Lang, wish: PuzzleWish, isJson: boolean): Promise<number> {
  const found = await search(lang, wish, null)
  if (isJson) say(...found.map((puzzle) => JSON.stringify(puzzle)))
  else {
    const look = lookOf(lang, lineWidth(process.stdout), styleNow(process.stdout, process.env))
    const width = widthNow(process.stdout, process.env)
    tell(...puzzlesLines(look, found, width))
  }
  return enough(lang, found.length, wish.count)
}

function enough(lang: Lang, found: number, wanted: number): number {
  if (found >= wanted) return 0
  complain(text(lang, 'puzzles.fewer', { found, wanted }))
  return EXIT_INTERRUPTED
}

async function search(
  lang: Lang,
  wish: PuzzleWish,
  before: Collection | null,
  reached?: (collection: Collection) => void,
) {
  const status = new StatusLine(process.stderr)
  const stopper = new AbortController()
  const stop = () => stopper.abort()
  process.once('SIGINT', stop)
  try {
    const progress = (found: number, games: number) =>
      status.show(() =>
        analysisText(lang, 'puzzle.progress', { found, wanted: shownNumber(lang, wish.count), games }),
      )
    const watcher = reached === undefined ? { progress } : { progress, reached }
    return await findPuzzles(wish, before, stopper.signal, watcher)
  } catch (error) {
    throw error instanceof NoBrain ? new Failure(noBrainText(lang, error.problem)) : error
  } finally {
    process.off('SIGINT', stop)
    status.clear()
  }
}
