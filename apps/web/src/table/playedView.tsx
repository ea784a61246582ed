import { view } from '../game/gameCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { isDesk } from '../look/room.ts'
import { t } from '../words/words.ts'
import { namesOf } from './cards.ts'
import css from './hand.module.css'

/**
 * C3: what was said this turn. A desk has a place for it at the side; a phone shows it while the stage is free, and
 * the shop tells it itself.
 */
export function Played() {
  const { played, pending, phase } = view.value
  if (played.length === 0 || phase === 'spend' || isDesk.value) return null
  if (pending !== null || selection.value !== null) return null
  return <p class={css.played}>{t('web.played', { cards: namesOf(played) })}</p>
}
