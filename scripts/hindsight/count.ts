import { hindsight, Instant, winningLine } from '@negotiator/advisor'
import { ABDUCTORS, CONTENT_HASH, gameContent } from '@negotiator/content'
import { compileGame, RULES_VERSION, SeededChance } from '@negotiator/rules'
import { readFigures, writeFigures } from '../figures.ts'
import { shippedWeights } from '../shipped-weights.ts'

/** How the games of one abductor were judged; a run that was stopped goes on after `games`. */
export interface Count {
  readonly run: string
  games: number
  /** A winning line was found; every line was tried in vain; neither before the effort was used up. */
  won: number
  lost: number
  open: number
}

/** Positions to go on from for each game, in what docs/strength-exact.md tells of. */
export const NODES = 2_000
const BETWEEN_WRITES = 25
/** So often the advisor itself tries, before every line is searched. */
const TRIES = 1000

export function countFor(abductor: string, games: number, nodes: number, say: (text: string) => void): Count {
  const { pack } = ABDUCTORS.find((entry) => entry.abductor.id === abductor)!
  const game = compileGame(gameContent(abductor))
  // Only the order in which lines are tried depends on it: whatever is found or ruled out holds by any weights.
  const { network } = shippedWeights(game, abductor, pack)
  const player = new Instant(game, network)
  const name = nameOf(abductor, nodes)
  const run = runOf(nodes)
  const count = readFigures<Count>(name, run) ?? { run, games: 0, won: 0, lost: 0, open: 0 }
  while (count.games < games) {
    const chance = new SeededChance(`hindsight ${count.games}`)
    const line = winningLine(game, chance, player, TRIES)
    count[line === null ? hindsight(game, chance, network, nodes).answer : 'won']++
    count.games++
    if (count.games % BETWEEN_WRITES !== 0 && count.games < games) continue
    writeFigures(name, count)
    say(
      `${abductor}: ${count.games} of ${games} games, ${count.won} won, ${count.lost} lost, ${count.open} open`,
    )
  }
  return count
}

/** What was counted last with these nodes, and whether it was so with the rules and cards of today; null if nothing was. */
export function lastCount(abductor: string, nodes: number): { count: Count; isOfToday: boolean } | null {
  const count = readFigures<Count>(nameOf(abductor, nodes), null)
  return count === null ? null : { count, isOfToday: count.run === runOf(nodes) }
}

/** The share of games that could be won; what was not settled counts as winnable. */
export const boundOf = ({ games, won, open }: Count): number => (won + open) / games

/** A file of its own for every effort: a few games with another one do not take the place of many. */
const nameOf = (abductor: string, nodes: number): string => `hindsight/${abductor}-${nodes}`

const runOf = (nodes: number): string =>
  JSON.stringify({ nodes, tries: TRIES, rules: RULES_VERSION, content: CONTENT_HASH })
