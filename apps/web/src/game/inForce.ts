import { inForce } from '@negotiator/language'
import { lang } from '../words/words.ts'
import { session, state } from './gameCtrl.ts'

/** Everything that bends the rules right now, in short words. */
export const inForceNow = (): readonly string[] => inForce(lang.value, session.value.game, state.value)
