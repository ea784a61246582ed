import { DecisionStream } from '@negotiator/rules'
import { adapt, TUNED } from '../adapter.ts'
import { GAMES } from '../games.ts'
import type { Contender } from './contender.ts'

/** The adapter's own functions called by a plain loop: how fast boardgame.io could be if it cost nothing. */
export function adapterAlone(): Contender {
  const decisions = new DecisionStream('bench')
  const adapters = GAMES.map(({ game }) => adapt(game, TUNED))
  let seed = 0

  function playGame({ functions, chance }: (typeof adapters)[number]): number {
    chance.reseed(seed++, 0)
    let G = functions.setup()
    let actions = 0
    while (functions.endIf(G) === undefined) {
      const choices = functions.enumerate(G)
      G = functions.after(G, choices[decisions.below(choices.length)]!.args[0])
      actions++
    }
    return actions
  }

  return {
    play(cycles) {
      let actions = 0
      for (let i = 0; i < cycles; i++) {
        for (const adapter of adapters) actions += playGame(adapter)
      }
      return actions
    },
  }
}
