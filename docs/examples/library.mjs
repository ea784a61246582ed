// The rules as a library: make a game, list legal actions, step, save. `npm run build` first.
import { gameContent } from '@negotiator/content'
import { compileGame, legalActions, newState, SeededChance, step, viewOf } from '@negotiator/rules'

const game = compileGame(gameContent('arkayne', 'base'))
const table = { game, state: newState(game), chance: new SeededChance('my seed'), log: [] }

while (viewOf(game, table.state).result === null) {
  const actions = legalActions(game, table.state) // [{ play: 'keep-cool' }, …, { endConversation: true }]
  const action = actions[Math.floor(Math.random() * actions.length)]
  const refusal = step(table, action) // null, or why not: { code, rule, params }
  if (refusal) throw new Error(`${refusal.code} (${refusal.rule})`)
  table.state = JSON.parse(JSON.stringify(table.state)) // a position is plain data: save it, send it, go on
}

const { result, reason, saved, killed, turn } = viewOf(game, table.state)
console.log(
  `${result} (${reason}) in turn ${turn}: ${saved} saved, ${killed} killed, ${table.log.length} events`,
)
