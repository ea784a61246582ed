import { setFlagsFromString } from 'node:v8'
import {
  copyState,
  DecisionStream,
  newState,
  SeededChance,
  SIMULATION_FLAGS,
  stepAtRandom,
} from '@negotiator/rules'
import { GAMES } from '../games.ts'
import type { Contender } from './contender.ts'

/** As simulation and search play: one state, stepped in place and used again, nothing written down. */
export function inPlace(): Contender {
  // As `negotiator simulate` does. Not for the others: boardgame.io is slower with them.
  for (const flag of SIMULATION_FLAGS) setFlagsFromString(flag)
  const chance = new SeededChance('')
  const decisions = new DecisionStream('bench')
  const players = GAMES.map(({ game }) => ({
    opening: newState(game),
    table: { game, state: newState(game), chance, log: null },
  }))
  let seed = 0

  function playGame({ opening, table }: (typeof players)[number]): number {
    const { state } = table
    copyState(state, opening)
    chance.reseed(seed++, 0)
    let actions = 0
    while (state.result === 0) {
      stepAtRandom(table, decisions)
      actions++
    }
    return actions
  }

  return {
    play(cycles) {
      let actions = 0
      for (let i = 0; i < cycles; i++) {
        for (const player of players) actions += playGame(player)
      }
      return actions
    },
  }
}
