import { computed } from '@preact/signals'
import { view } from '../game/gameCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { isDesk } from '../look/room.ts'
import { t } from '../words/words.ts'
import { namesOf } from './cards.ts'
import css from './hand.module.css'

/** So many letters have room in a line. */
const LINE = 38
const MOST_LINES = 4

const words = computed(() => t('web.played', { cards: namesOf(view.value.played) }))

/** How many lines the stage leaves free for it at its foot. */
export const playedLines = computed(() => Math.min(MOST_LINES, Math.ceil(words.value.length / LINE)))

/**
 * C3: what was said this turn. A desk has a place for it at the side; a phone shows it while the stage is free, and
 * the shop tells it itself.
 */
export function Played() {
  const { played, pending, phase } = view.value
  if (played.length === 0 || phase === 'spend' || isDesk.value) return null
  if (pending !== null || selection.value !== null) return null
  return <p class={css.played}>{words.value}</p>
}
