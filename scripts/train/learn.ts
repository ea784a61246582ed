// A process of its own: learns one abductor with the sets of one pack, and writes checkpoints.
import { existsSync, renameSync } from 'node:fs'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { Playouts, type Trainer } from '@negotiator/advisor'
import { newState } from '@negotiator/rules'
import { type CurvePoint, readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { checkpointFile } from './files.ts'
import { INTERRUPTED, type Lesson } from './lesson.ts'
import { nameOf, runOf, trainersFor } from './lessons.ts'
import { goOnFromShipped } from './shipped.ts'
import { Status } from './status.ts'

const BETWEEN_CHECKPOINTS = 50_000
const EXAM_GAMES = 6_000
const EXAM_SEED = 'exam'
/** Games after which it listens whether it shall stop. */
const BETWEEN_LISTENING = 200

const [asked = '', games = '', ...flags] = process.argv.slice(2)
const lesson: Lesson = JSON.parse(asked)
const wanted = Number(games)
const trainers = trainersFor(lesson)
const [first] = trainers
const run = runOf(lesson, first)
const file = checkpointFile(lesson)
const isAnew = flags.includes('anew')
// Nothing is lost: what was learned before can be given its name again.
if (isAnew && existsSync(file)) renameSync(file, `${file}.former`)
const checkpoint = readCheckpoint(file, first, run)
if (checkpoint === null && existsSync(file))
  console.log(`${nameOf(lesson)}: the checkpoint is of another run`)
const before = checkpoint ?? (isAnew ? null : goOnFromShipped(lesson, first, run))
const stages = [
  ...(before?.stages ?? []),
  ...(before !== checkpoint && before !== null ? [before.games] : []),
]
const curve: CurvePoint[] = [...(before?.curve ?? [])]
let played = before?.games ?? 0
const status = new Status(nameOf(lesson), played, wanted, flags.includes('alone'))

let isStopped = false
process.once('SIGINT', () => {
  isStopped = true
})

if (played >= wanted)
  console.log(`${nameOf(lesson)}: ${played} games are learned already, --games asks for more`)
while (played < wanted) {
  const started = performance.now()
  const from = played
  const until = Math.min(wanted, played - (played % BETWEEN_CHECKPOINTS) + BETWEEN_CHECKPOINTS)
  while (played < until && !isStopped) {
    trainers[played % trainers.length]!.playOne(played)
    status.show(++played)
    if (played % BETWEEN_LISTENING === 0) await othersTurn()
  }
  if (isStopped) {
    writeCheckpoint(file, first, { run, games: played, stages, curve })
    status.clear()
    console.log(
      `${nameOf(lesson)}: stopped after ${played} games; the same command without --anew goes on from there`,
    )
    process.exit(INTERRUPTED)
  }
  const rate = (played - from) / ((performance.now() - started) / 1000)
  const won = examOfAll()
  curve.push({ games: played, won: Number(won.toFixed(1)), of: EXAM_GAMES })
  writeCheckpoint(file, first, { run, games: played, stages, curve })
  const percent = ((100 * won) / EXAM_GAMES).toFixed(1)
  const minutes = Math.ceil((wanted - played) / rate / 60)
  status.clear()
  console.log(
    `${nameOf(lesson)}: ${played} games, wins ${percent} %, ${Math.round(rate)} games/s, ${minutes} min left`,
  )
}

function examOfAll(): number {
  const share = EXAM_GAMES / trainers.length
  return trainers.reduce((won, trainer) => won + exam(trainer, Math.round(share)), 0)
}

/** Always the same games, without their luck, so that two points of the curve differ by what was learned. */
function exam(trainer: Trainer, games: number): number {
  const { game } = trainer
  const playouts = new Playouts(game, trainer.outcome(), EXAM_SEED)
  for (let i = 0; i < games; i++) playouts.playOne(newState(game))
  return playouts.mean() * games
}
