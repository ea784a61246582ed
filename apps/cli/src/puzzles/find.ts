import { setImmediate } from 'node:timers/promises'
import {
  type Collection,
  type KeptPuzzle,
  type Puzzle,
  puzzlesOf,
  ThemeQuotas,
  weightsName,
} from '@negotiator/advisor'
import type { AbductorEntry, PackId } from '@negotiator/content'
import { gameOf } from '@negotiator/session'
import { type Brain, loadBrain } from '../advisor/weights-files.ts'

export interface FoundPuzzle extends Puzzle {
  readonly pack: PackId
}

export interface PuzzleWish {
  readonly abductors: readonly AbductorEntry[]
  readonly count: number
  readonly seed: string
  /** No more games than that against each of them. */
  readonly games: number
}

/** What is told while it searches. */
export interface SearchWatcher {
  progress(found: number, games: number): void
  /** Where the search stands, after every puzzle and every game: it can go on from there. */
  reached?(collection: Collection): void
}

/** From games against each abductor in turn, until there are enough; the seed decides everything. */
export async function findPuzzles(
  { abductors, count, seed, games }: PuzzleWish,
  before: Collection | null,
  stop: AbortSignal,
  watcher: SearchWatcher,
): Promise<FoundPuzzle[]> {
  const quotas = new ThemeQuotas(count)
  const brainOf = brains()
  const kept = (before?.puzzles ?? []).filter((puzzle) => puzzle.weights === weightsNow(brainOf, puzzle))
  for (const { themes } of kept) quotas.add(themes)
  const isUnchanged = before !== null && before.seed === seed && kept.length === before.puzzles.length
  const puzzles: FoundPuzzle[] = []
  const isNew = ({ id }: Puzzle) => ![...kept, ...puzzles].some((each) => each.id === id)
  const reached = (gamesDone: number) =>
    watcher.reached?.({ seed, games: gamesDone, puzzles: [...kept, ...puzzles] })
  const first = isUnchanged ? before.games : 0
  for (let number = first; number < first + games * abductors.length; number++) {
    if (stop.aborted || quotas.isFull) break
    const { abductor, pack } = abductors[number % abductors.length]!
    const brain = brainOf(abductor.id, pack)
    const judge = { judge: brain.network, name: weightsName(brain.origin) }
    const game = gameOf(abductor.id, pack)
    for (const puzzle of puzzlesOf(game, judge, `${seed} ${abductor.id} ${number}`, quotas.isWanted)) {
      await setImmediate()
      watcher.progress(quotas.found, number + 1)
      if (puzzle !== null && isNew(puzzle)) {
        puzzles.push({ ...puzzle, pack })
        quotas.add(puzzle.themes)
        reached(number)
      }
      if (stop.aborted || quotas.isFull) return puzzles
    }
    reached(number + 1)
  }
  return puzzles
}

type BrainOf = (abductor: string, pack: PackId) => Brain

/** Each is read once. */
function brains(): BrainOf {
  const known = new Map<string, Brain>()
  return (abductor, pack) => {
    const key = `${abductor} ${pack}`
    const brain = known.get(key) ?? loadBrain(gameOf(abductor, pack), abductor, pack)
    known.set(key, brain)
    return brain
  }
}

const weightsNow = (brainOf: BrainOf, { abductor, pack }: KeptPuzzle): string =>
  weightsName(brainOf(abductor, pack as PackId).origin)
