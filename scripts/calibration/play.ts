// A process of its own: games of the quick tier, and of one position of each what it expected. What was played before
// for the same weights is not played again.
import { Instant } from '@negotiator/advisor'
import { gameContent, type PackId } from '@negotiator/content'
import { applyMove, compileGame, DecisionStream, newState, SeededChance } from '@negotiator/rules'
import { readFigures, writeFigures } from '../figures.ts'
import { shippedWeights } from '../shipped-weights.ts'
import { BINS, type Calibration, runOf } from './calibration.ts'

const SEED = 777

const [abductor = '', pack = '', wanted = ''] = process.argv.slice(2)
const games = Number(wanted)
const game = compileGame(gameContent(abductor, pack as PackId))
const shipped = shippedWeights(game, abductor, pack)
const { network } = shipped
const run = runOf(shipped, games)
const figures = `calibration/${abductor}`
if (readFigures<Calibration>(figures, run) === null) writeFigures(figures, played())

function played(): Calibration {
  const player = new Instant(game, network)
  const chance = new SeededChance('')
  const picks = new DecisionStream('calibration')
  const bins = Array.from({ length: BINS }, () => ({ games: 0, predicted: 0, won: 0 }))
  for (let i = 0; i < games; i++) {
    chance.reseed(i, SEED)
    const table = { game, state: newState(game), chance, log: null }
    let seen = 0
    let predicted = 0
    while (table.state.result === 0) {
      const move = player.choose(table.state)
      // Each position of the game has the same chance to be the one.
      if (picks.below(++seen) === 0) predicted = network.said(player.expected(table.state))
      applyMove(table, move)
    }
    const bin = bins[Math.min(BINS - 1, Math.floor(predicted * BINS))]!
    bin.games++
    bin.predicted += predicted
    bin.won += table.state.result === 1 ? 1 : 0
  }
  return { run, abductor, games, bins }
}
