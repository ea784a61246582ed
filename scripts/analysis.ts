// `npm run bench:analysis`: how far the numbers of an analysis can be trusted. Its figures are in docs/analysis.md.
import {
  type Analysis,
  analyse,
  balanceOf,
  type GameLog,
  Greedy,
  Instant,
  type Player,
} from '@negotiator/advisor'
import { ABDUCTORS, gameContent } from '@negotiator/content'
import {
  applyMove,
  cloneState,
  compileGame,
  type Game,
  newState,
  SeededChance,
  toAction,
} from '@negotiator/rules'
import { typed, wholeNumber } from './misuse.ts'
import { shippedWeights } from './shipped-weights.ts'

const HELP = `npm run bench:analysis -- [--games N]

Analyses N games (12) of the quick tier and N by rules of thumb against each abductor, and prints the means over the
games, in points: what the advisor contradicts itself in a game (the residual, whichever its sign), and by how much the
loss of a single decision may be off.`

const { values } = typed({
  options: { games: { type: 'string', default: '12' }, help: { type: 'boolean', default: false } },
})

if (values.help) console.log(HELP)
else printTable(wholeNumber('games', values.games, 1))

function printTable(games: number): void {
  console.log(
    '| | quick tier: residual of a game | error of a decision | greedy: residual of a game | error of a decision | seconds a game |',
  )
  console.log('|---|---|---|---|---|---|')
  for (const { abductor, pack } of ABDUCTORS) console.log(rowOf(abductor.id, pack, games))
}

function rowOf(abductor: string, pack: string, games: number): string {
  const game = compileGame(gameContent(abductor))
  const { network, name } = shippedWeights(game, abductor, pack)
  const before = process.cpuUsage().user
  const cells = [new Instant(game, network), new Greedy(game)].flatMap((player) => {
    const balances = Array.from({ length: games }, (_, i) => {
      const log = played(game, player, `analysis ${i}`)
      return balanceOf(whole(analyse(log, { judge: network, name })))
    })
    return [
      mean(balances.map(({ residual }) => Math.abs(residual))),
      mean(balances.map(({ stepError }) => stepError)),
    ]
  })
  const seconds = (process.cpuUsage().user - before) / 1e6 / (2 * games)
  return `| ${abductor} | ${cells.map((share) => (100 * share).toFixed(1)).join(' | ')} | ${seconds.toFixed(2)} |`
}

function played(game: Game, player: Player, seed: string): GameLog {
  const chance = new SeededChance(seed)
  const table = { game, state: newState(game), chance, log: null }
  const steps: GameLog['steps'][number][] = []
  while (table.state.result === 0) {
    const before = cloneState(table.state)
    const move = player.choose(table.state)
    steps.push({ before, action: toAction(game, before, move), chance: chance.clone() })
    applyMove(table, move)
  }
  return { game, steps, last: table.state, resigned: false }
}

function whole(answers: Generator<Analysis, Analysis, void>): Analysis {
  for (;;) {
    const { done, value } = answers.next()
    if (done) return value
  }
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, each) => sum + each, 0) / all.length
}
