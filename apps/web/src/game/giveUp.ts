import { endingText } from '@negotiator/language'
import { resign } from '@negotiator/session'
import { lang, t } from '../words/words.ts'
import { diceAsked } from './diceAsked.ts'
import { openGame, view } from './gameCtrl.ts'
import { keep } from './keepCtrl.ts'
import { say } from './noticeCtrl.ts'
import { clearStage } from './showCtrl.ts'

/** No event of the game tells of this end: it is spoken as the last page has it. */
export function giveUp(): void {
  const game = openGame.value
  if (game === null) return
  clearStage()
  diceAsked.value = null
  const { saved, killed, pool, side } = view.value
  const { title, text } = endingText(lang.value, 'resigned', {
    saved,
    killed,
    total: saved + killed + pool + side,
  })
  keep(game, resign(game.session))
  say(`${t('play.lost')}. ${title}. ${text}`)
}
