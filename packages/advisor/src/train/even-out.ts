import { applyMove, END_SPEND, newState, RESULT_NONE, RESULT_WON, SeededChance } from '@negotiator/rules'
import { Instant } from '../instant.ts'
import { BEFORE_DRAW, SITUATIONS, situationOf } from '../network.ts'
import { spendOver } from '../spend-over.ts'
import type { Trainer } from './trainer.ts'

const NEWTON_STEPS = 20
/** Games that are all won or all lost would shift without end. */
const MOST_SHIFT = 2
const logit = (chance: number): number => Math.log(chance / (1 - chance))

/** By situation: what was said of positions (as logits), and whether each game was won. */
interface Said {
  readonly logits: number[]
  readonly won: number[]
}

/**
 * Learned while exploring, a value is a little too low for who no longer explores. After the last lesson it is held
 * against games without exploration, and every situation's values are shifted (all by the same on the logistic scale)
 * until they are right on average. Gives back shifted weights; those of the trainers stay as they are.
 */
export function evenedOut(
  trainers: readonly [Trainer, ...Trainer[]],
  games: number,
  seed: number,
): Float32Array {
  const said: Said[] = Array.from({ length: SITUATIONS }, () => ({ logits: [], won: [] }))
  for (let i = 0; i < games; i++) listenToOne(trainers[i % trainers.length]!, i, seed, said)
  const { shape, weights } = trainers[0].network
  const shifted = weights.slice()
  const firstTable = shape.offset[1] ?? shape.size
  for (const [situation, { logits, won }] of said.entries()) {
    const shift = shiftOf(logits, won)
    // Exactly one entry of the first table belongs to any position.
    for (let i = 0; i < firstTable; i++) shifted[situation * shape.size + i]! += shift
  }
  return shifted
}

function listenToOne({ game, network }: Trainer, number: number, seed: number, said: readonly Said[]): void {
  const player = new Instant(game, network)
  const chance = new SeededChance('')
  chance.reseed(number, seed)
  const table = { game, state: newState(game), chance, log: null }
  const afterSpend = newState(game)
  const s = table.state
  const before = said.map(({ logits }) => logits.length)
  while (s.result === RESULT_NONE) {
    const move = player.choose(s)
    if (s.stack.length === 0) said[situationOf(s)]!.logits.push(logit(network.value(s)))
    if (move === END_SPEND) {
      spendOver(afterSpend, s)
      said[BEFORE_DRAW]!.logits.push(logit(network.beforeDraw(afterSpend)))
    }
    applyMove(table, move)
  }
  const isWon = s.result === RESULT_WON ? 1 : 0
  for (const [situation, { logits, won }] of said.entries()) {
    for (let i = before[situation]!; i < logits.length; i++) won.push(isWon)
  }
}

/** The shift after which as many games are expected as were won. */
function shiftOf(logits: readonly number[], won: readonly number[]): number {
  let shift = 0
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let missing = 0
    let slope = 0
    for (const [i, value] of logits.entries()) {
      const expected = 1 / (1 + Math.exp(-value - shift))
      missing += won[i]! - expected
      slope += expected * (1 - expected)
    }
    if (slope < 1) break
    shift = Math.min(Math.max(shift + missing / slope, -MOST_SHIFT), MOST_SHIFT)
  }
  return shift
}
