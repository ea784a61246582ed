import { DecisionStream, legalActions, newState, SeededChance, step, viewOf } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { follow, followEvent } from '../src/follow-events.ts'
import { ALL_GAMES, namedGame } from '../src/index.ts'

const GAMES_EACH = 25

describe.each(ALL_GAMES)('the log tells every change: $abductor with the $pack sets', (name) => {
  it('a position can be followed by its events alone', () => {
    const game = namedGame(name)
    for (let number = 0; number < GAMES_EACH; number++) {
      const table = { game, state: newState(game), chance: new SeededChance(`${number}`), log: [] }
      const decisions = new DecisionStream(`events ${number}`)
      const known = follow(viewOf(game, table.state))
      for (;;) {
        const actions = legalActions(game, table.state)
        if (actions.length === 0) break
        table.log = []
        step(table, actions[decisions.below(actions.length)]!)
        for (const event of table.log) followEvent(known, event)
        expect(sorted(known)).toEqual(sorted(follow(viewOf(game, table.state))))
      }
    }
  })
})

function sorted(known: ReturnType<typeof follow>) {
  const { hand, available, played, removed, ...rest } = known
  return { ...rest, zones: [hand, available, played, removed].map((zone) => [...zone].sort()) }
}
