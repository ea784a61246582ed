// A process of its own: learns one abductor with the sets of one pack, and writes checkpoints.
import { Instant, SETTINGS, Trainer } from '@negotiator/advisor'
import { CONTENT_HASH, gameContent, type PackId } from '@negotiator/content'
import { applyMove, compileGame, type Game, newState, RULES_VERSION, SeededChance } from '@negotiator/rules'
import { type CurvePoint, readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { checkpointFile } from './files.ts'

const BETWEEN_CHECKPOINTS = 50_000
const EXAM_GAMES = 2_000

const [abductor = '', pack = '', wanted = ''] = process.argv.slice(2)
const game = compileGame(gameContent(abductor, pack as PackId))
const trainer = new Trainer(game)
const run = JSON.stringify({
  SETTINGS,
  rules: RULES_VERSION,
  content: CONTENT_HASH,
  size: trainer.network.weights.length,
})
const file = checkpointFile(abductor, pack)
const curve: CurvePoint[] = [...(readCheckpoint(file, trainer, run)?.curve ?? [])]
const name = `${abductor} ${pack}`

while (trainer.games < Number(wanted)) {
  const started = performance.now()
  const until = Math.min(Number(wanted), trainer.games + BETWEEN_CHECKPOINTS)
  const from = trainer.games
  while (trainer.games < until) trainer.playOne()
  const seconds = (performance.now() - started) / 1000
  const won = exam(game)
  curve.push({ games: trainer.games, won, of: EXAM_GAMES })
  writeCheckpoint(file, trainer, { run, games: trainer.games, curve })
  const rate = Math.round((trainer.games - from) / seconds)
  const left = Math.ceil((Number(wanted) - trainer.games) / rate / 60)
  console.log(
    `${name}: ${trainer.games} games, wins ${((100 * won) / EXAM_GAMES).toFixed(1)} %, ${rate} games/s, ${left} min left`,
  )
}

/** Always the same games, so that two points of the curve differ by what was learned. */
function exam(game: Game): number {
  const player = new Instant(game, trainer.network)
  const chance = new SeededChance('')
  let won = 0
  for (let i = 0; i < EXAM_GAMES; i++) {
    chance.reseed(i, EXAM_GAMES)
    const table = { game, state: newState(game), chance, log: null }
    while (table.state.result === 0) applyMove(table, player.choose(table.state))
    if (table.state.result === 1) won++
  }
  return won
}
