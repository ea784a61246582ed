import { actions } from './actions.ts'
import { cards } from './cards.ts'
import { cli } from './cli.ts'
import { commands } from './commands.ts'
import { events } from './events.ts'
import { ops } from './ops.ts'
import { play } from './play.ts'
import { refusals } from './refusals.ts'
import { screen } from './screen.ts'
import { web } from './web.ts'

export const en = {
  ...ops,
  ...cards,
  ...events,
  ...refusals,
  ...actions,
  ...cli,
  ...commands,
  ...play,
  ...screen,
  ...web,
}
