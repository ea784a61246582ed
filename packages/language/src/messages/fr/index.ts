import type { en } from '../en/index.ts'
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

/** Exactly the keys of English; a missing or an extra one does not compile. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
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
