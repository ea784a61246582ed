// A process of its own: plays the games of one task that are still missing.
import { Lookahead } from '@negotiator/advisor'
import { gameContent, type PackId } from '@negotiator/content'
import { applyMove, compileGame, type Move, newState, SeededChance, type State } from '@negotiator/rules'
import { countTime, noTimes } from './latency.ts'
import { beginGame, lineFor } from './players.ts'
import { readTally, type Tally, writeTally } from './tally.ts'
import type { Task } from './wanted.ts'

const SEED = 20_261
const SAVE_EVERY_MS = 5_000

const [abductor = '', pack = '', policy = '', games = ''] = process.argv.slice(2)
const task = { abductor, pack, policy } as Task
const game = compileGame(gameContent(abductor, pack as PackId))
const { player, network, run } = lineFor(game, task)
const lookahead = new Lookahead(game, network)
const chance = new SeededChance('')
let tally: Tally = readTally(task, run) ?? {
  run,
  games: 0,
  won: 0,
  sum: 0,
  squares: 0,
  decisions: 0,
  times: noTimes(),
}
const times = [...tally.times]
let savedAt = performance.now()

while (tally.games < Number(games)) {
  tally = playOne(tally)
  if (performance.now() - savedAt < SAVE_EVERY_MS) continue
  writeTally(task, tally)
  savedAt = performance.now()
}
writeTally(task, tally)

/** All policies play the same games: the number of a game is its seed. */
function playOne(before: Tally): Tally {
  chance.reseed(before.games, SEED)
  beginGame(player, before.games)
  const table = { game, state: newState(game), chance, log: null }
  const s = table.state
  let luck = 0
  let { decisions } = before
  while (s.result === 0) {
    const move = chooseTimed(s)
    lookahead.begin(s)
    const expected = lookahead.expectation(s, move, 0)
    applyMove(table, move)
    luck += lookahead.valueOf(s, 0) - expected
    decisions++
  }
  const won = s.result === 1 ? 1 : 0
  const adjusted = won - luck
  return {
    run,
    games: before.games + 1,
    won: before.won + won,
    sum: before.sum + adjusted,
    squares: before.squares + adjusted * adjusted,
    decisions,
    times,
  }
}

/** Processor time, so that a busy machine does not count against the player. */
function chooseTimed(s: State): Move {
  const start = process.cpuUsage()
  const move = player.choose(s)
  const { user, system } = process.cpuUsage(start)
  countTime(times, user + system)
  return move
}
