// A process of its own: learns one abductor with the sets of one pack, and writes checkpoints.
import { Instant, SETTINGS, type Trainer } from '@negotiator/advisor'
import { CONTENT_HASH } from '@negotiator/content'
import { applyMove, newState, RULES_VERSION, SeededChance } from '@negotiator/rules'
import { type CurvePoint, readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { checkpointFile } from './files.ts'
import { trainersFor } from './lessons.ts'
import { goOnFromShipped } from './shipped.ts'

const BETWEEN_CHECKPOINTS = 50_000
const EXAM_GAMES = 2_000

const [abductor = '', pack = '', games = '', anew = ''] = process.argv.slice(2)
const wanted = Number(games)
const trainers = trainersFor(abductor, pack)
const [first] = trainers
const size = first.network.weights.length
const run = JSON.stringify({ SETTINGS, rules: RULES_VERSION, content: CONTENT_HASH, size })
const file = checkpointFile(abductor, pack)
const checkpoint = readCheckpoint(file, first, run)
const before = checkpoint ?? (anew === 'anew' ? null : goOnFromShipped(abductor, pack, first, run))
const stages = [
  ...(before?.stages ?? []),
  ...(before !== checkpoint && before !== null ? [before.games] : []),
]
const curve: CurvePoint[] = [...(before?.curve ?? [])]
let played = before?.games ?? 0

while (played < wanted) {
  const started = performance.now()
  const from = played
  const until = Math.min(wanted, played + BETWEEN_CHECKPOINTS)
  for (; played < until; played++) trainers[played % trainers.length]!.playOne(played)
  const rate = (played - from) / ((performance.now() - started) / 1000)
  const won = examOfAll()
  curve.push({ games: played, won, of: EXAM_GAMES })
  writeCheckpoint(file, first, { run, games: played, stages, curve })
  const percent = ((100 * won) / EXAM_GAMES).toFixed(1)
  const minutes = Math.ceil((wanted - played) / rate / 60)
  console.log(
    `${abductor} ${pack}: ${played} games, wins ${percent} %, ${Math.round(rate)} games/s, ${minutes} min left`,
  )
}

function examOfAll(): number {
  const share = EXAM_GAMES / trainers.length
  return trainers.reduce(
    (won, trainer, i) => won + exam(trainer, Math.round(i * share), Math.round((i + 1) * share)),
    0,
  )
}

/** Always the same games, so that two points of the curve differ by what was learned. */
function exam(trainer: Trainer, from: number, to: number): number {
  const { game } = trainer
  const player = new Instant(game, trainer.network)
  const chance = new SeededChance('')
  let won = 0
  for (let i = from; i < to; i++) {
    chance.reseed(i, EXAM_GAMES)
    const table = { game, state: newState(game), chance, log: null }
    while (table.state.result === 0) applyMove(table, player.choose(table.state))
    if (table.state.result === 1) won++
  }
  return won
}
