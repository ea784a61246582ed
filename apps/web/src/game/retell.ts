import { effect, untracked } from '@preact/signals'
import { route } from '../app/router.ts'
import { lang } from '../words/words.ts'
import { askedInWords } from './askedInWords.ts'
import { catchUp } from './catchUp.ts'
import { lastingFrame } from './frames.ts'
import { openGame } from './gameCtrl.ts'
import { lastStep, lastTale } from './lastStep.ts'
import { notice, say } from './noticeCtrl.ts'
import { lasting, skip } from './showCtrl.ts'

/** Sentences that stay were made in the language of their moment: in another one the last step is told anew. */
export function followLanguage(): void {
  let told = lang.peek()
  effect(() => {
    if (lang.value === told) return
    told = lang.value
    untracked(retell)
  })
}

function retell(): void {
  catchUp()
  skip()
  const game = openGame.value
  if (game === null) return
  if (lasting.value !== null) lasting.value = lastingFrame(lastStep(game.session))
  // Elsewhere other things are told.
  if (route.value[0] !== 'play') return
  notice.value = null
  say(`${lastTale(game.session)} ${askedInWords(game.session)}`.trim())
}
