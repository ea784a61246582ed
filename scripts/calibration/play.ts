// A process of its own: games by first sight, and of one position of each what was expected. What was played before for
// the same weights is not played again.
import { Instant } from '@negotiator/advisor'
import { gameContent, type PackId } from '@negotiator/content'
import { applyMove, compileGame, DecisionStream, newState, SeededChance } from '@negotiator/rules'
import { readFigures, writeFigures } from '../figures.ts'
import { shippedWeights } from '../shipped-weights.ts'
import {
  BINS,
  type Calibration,
  figuresOf,
  networksOf,
  runOf,
  type Saying,
  sayingsOf,
} from './calibration.ts'

const SEED = 777

const [abductor = '', pack = '', wanted = ''] = process.argv.slice(2)
const games = Number(wanted)
const game = compileGame(gameContent(abductor, pack as PackId))
const shipped = shippedWeights(game, abductor, pack)
for (const saying of sayingsOf(shipped)) {
  const figures = figuresOf(abductor, saying)
  const run = runOf(shipped, games, saying)
  if (readFigures<Calibration>(figures, run) === null) writeFigures(figures, played(saying, run))
}

function played(saying: Saying, run: string): Calibration {
  const { says, plays } = networksOf(shipped, saying)
  const player = new Instant(game, plays)
  const speaker = new Instant(game, says)
  const chance = new SeededChance('')
  const picks = new DecisionStream('calibration')
  const bins = Array.from({ length: BINS }, () => ({ games: 0, predicted: 0, won: 0 }))
  for (let i = 0; i < games; i++) {
    chance.reseed(i, SEED)
    const table = { game, state: newState(game), chance, log: null }
    let seen = 0
    let predicted = 0
    while (table.state.result === 0) {
      // Each position of the game has the same chance to be the one.
      if (picks.below(++seen) === 0) {
        speaker.choose(table.state)
        predicted = says.said(speaker.expected(table.state))
      }
      applyMove(table, player.choose(table.state))
    }
    const bin = bins[Math.min(BINS - 1, Math.floor(predicted * BINS))]!
    bin.games++
    bin.predicted += predicted
    bin.won += table.state.result === 1 ? 1 : 0
  }
  return { run, abductor, games, bins }
}
