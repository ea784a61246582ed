import {
  AS_DOCUMENTED,
  adapt,
  bgGame,
  type Functions,
  type Holder,
  OUT_OF_THE_BOX,
  TUNED,
} from '../adapter.ts'
import { InitializeGame, RandomBot, Simulate } from '../boardgame-io.ts'
import { GAMES } from '../games.ts'
import type { Contender } from './contender.ts'

type Wrap = <G>(functions: Functions<G>) => Functions<G>

export const tunedBot = (wrap: Wrap = (functions) => functions): Contender => bot(TUNED, wrap)
export const outOfTheBoxBot = (): Contender => bot(OUT_OF_THE_BOX, (functions) => functions)
export const documentedBot = (): Contender => bot(AS_DOCUMENTED, (functions) => functions)

/**
 * boardgame.io's own local simulation with its random bot. The bot has no seed: with one it would build a new
 * generator for every pick.
 */
function bot<G>(holder: Holder<G>, wrap: Wrap): Contender {
  const players = GAMES.map(({ game }) => {
    const { functions, chance } = adapt(game, holder)
    const wrapped = wrap(functions)
    const bg = bgGame(wrapped, holder)
    return { chance, bg, bots: { 0: new RandomBot({ enumerate: wrapped.enumerate }) } }
  })
  let seed = 0

  return {
    async play(cycles) {
      let actions = 0
      for (let i = 0; i < cycles; i++) {
        for (const { chance, bg, bots } of players) {
          chance.reseed(seed++, 0)
          const start = InitializeGame({ game: bg, numPlayers: 1 })
          actions += (await Simulate({ game: bg, bots, state: start })).state._stateID
        }
      }
      return actions
    },
  }
}
