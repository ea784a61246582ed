import { text } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { loadGame, newSavePath } from '../store.ts'
import { confirm, type Desk } from './desk.ts'
import { SaveKeeper } from './save-keeper.ts'

export interface Settled {
  readonly session: Session
  readonly notices: readonly string[]
}

/**
 * The game was played on in another window. Neither of the two is lost: the other one stays in the file, and this one
 * goes on in a file of its own unless the player would rather have the other.
 */
export async function settle(desk: Desk, file: string, session: Session): Promise<Settled> {
  let wantsOther: boolean
  try {
    wantsOther = await confirm(desk, text(desk.lang, 'play.elsewhere'))
  } catch (leaving) {
    copied(desk, session)
    throw leaving
  }
  const loaded = wantsOther ? loadGame(file) : null
  if (loaded === null || !loaded.ok) return copied(desk, session)
  desk.keeper = new SaveKeeper(file, loaded.session)
  return { session: loaded.session, notices: [text(desk.lang, 'play.elsewhere.loaded')] }
}

function copied(desk: Desk, session: Session): Settled {
  desk.keeper = new SaveKeeper(newSavePath(session), null)
  const warnings = desk.keeper.keep(desk.lang, session)
  const name = desk.keeper.name
  return {
    session,
    notices: name === null ? warnings : [text(desk.lang, 'play.elsewhere.copied', { name }), ...warnings],
  }
}
