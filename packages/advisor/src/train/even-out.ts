import { applyMove, END_SPEND, newState, RESULT_NONE, RESULT_WON, SeededChance } from '@negotiator/rules'
import { Instant } from '../instant.ts'
import { BEFORE_DRAW, type Evening, SITUATIONS, situationOf } from '../network.ts'
import { spendOver } from '../spend-over.ts'
import { type Observation, straightLine } from './straight-line.ts'
import type { Trainer } from './trainer.ts'

const logit = (chance: number): number => Math.log(chance / (1 - chance))
/** As many digits as matter, so that a header stays readable. */
const rounded = (value: number): number => Number(value.toFixed(4))

/**
 * Learned while exploring, and drawn towards the best of several guesses, a value is a little too low where things go
 * well and too high where they do not. After the last lesson it is held against games without exploration: by
 * situation, a straight line on the logistic scale leads from what was said to what came. Every game counts the same,
 * however long it was.
 */
export function evenOut(trainers: readonly [Trainer, ...Trainer[]], games: number, seed: number): Evening {
  const said: Observation[][] = Array.from({ length: SITUATIONS }, () => [])
  for (let i = 0; i < games; i++) listenToOne(trainers[i % trainers.length]!, i, seed, said)
  const lines = said.map(straightLine)
  return { scale: lines.map(({ scale }) => rounded(scale)), shift: lines.map(({ shift }) => rounded(shift)) }
}

function listenToOne({ game, network }: Trainer, number: number, seed: number, said: Observation[][]): void {
  const player = new Instant(game, network)
  const chance = new SeededChance('')
  chance.reseed(number, seed)
  const table = { game, state: newState(game), chance, log: null }
  const afterSpend = newState(game)
  const s = table.state
  const heard: { situation: number; value: number }[] = []
  while (s.result === RESULT_NONE) {
    const move = player.choose(s)
    if (s.stack.length === 0) heard.push({ situation: situationOf(s), value: logit(network.value(s)) })
    if (move === END_SPEND) {
      spendOver(afterSpend, s)
      heard.push({ situation: BEFORE_DRAW, value: logit(network.beforeDraw(afterSpend)) })
    }
    applyMove(table, move)
  }
  const won = s.result === RESULT_WON ? 1 : 0
  for (const { situation, value } of heard) said[situation]!.push({ value, won, weight: 1 / heard.length })
}
