import { isLesson, session } from '../game/gameCtrl.ts'
import { t } from '../words/words.ts'
import css from './marks.module.css'

/** What a game is marked with: practice, the player's own dice. In the bar of a phone there is no room: under the face. */
export function Marks() {
  const { practice, ownDice } = session.value.setup
  return (
    <span class={css.marks}>
      {practice && !isLesson.value && <span class={css.mark}>{t('play.practice')}</span>}
      {ownDice && <span class={css.mark}>{t('play.own-dice')}</span>}
    </span>
  )
}
