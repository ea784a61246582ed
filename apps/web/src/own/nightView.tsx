import { extensionText } from '@negotiator/language'
import { session } from '../game/gameCtrl.ts'
import { lang } from '../words/words.ts'

/** What is special about a pack's night, told before the first call. */
export function Night() {
  const lines = extensionText(lang.value, session.value.game.content)
  return <p>{lines.join(' ')}</p>
}
