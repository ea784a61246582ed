import { type ConversationCard, type Effects, oddsNow } from '@negotiator/rules'
import { useIsPainted } from '../app/useIsPainted.ts'
import { session, state, view } from '../game/gameCtrl.ts'
import { type Preview, previewOf } from '../game/preview.ts'
import { SpokenEffects } from '../look/effectsView.tsx'
import { ShareBar } from '../look/shareBarView.tsx'
import { percents, t } from '../words/words.ts'
import css from './cardRows.module.css'
import { WouldHappen } from './wouldHappenView.tsx'

interface Props {
  readonly card: ConversationCard
  /** They are only worked out for whoever sees them. */
  readonly isInSight?: boolean
}

/**
 * The rows of a card as symbols and words, each with its chance now and with what it would do to the position. The
 * card itself answers a press: its rows are written right after it, into the room that is kept for them.
 */
export function CardRows({ card, isInSight = true }: Props) {
  const isPainted = useIsPainted(isInSight ? card.id : null)
  const { resolve } = card
  if (resolve.kind === 'reaction') return <p class={css.plain}>{t('card.reaction')}</p>
  if (resolve.kind === 'plain') {
    return (
      <div class={css.plain}>
        {isPainted && (
          <>
            <SpokenEffects effects={resolve.effect} />
            <WouldHappen preview={isPlayable(card) ? previewOf(session.value, { play: card.id }) : null} />
          </>
        )}
      </div>
    )
  }
  const { two, one, none } = resolve.rows
  return (
    <ul class={css.rows}>
      <CardRow card={card} isWritten={isPainted} label="2+" successes={2} effects={two} />
      <CardRow card={card} isWritten={isPainted} label="1" successes={1} effects={one} />
      <CardRow card={card} isWritten={isPainted} label="0" successes={0} effects={none} />
    </ul>
  )
}

/** In the shop a card is read, not played: what it would do is not known yet. */
const isPlayable = ({ id }: ConversationCard): boolean =>
  view.value.phase === 'conversation' && view.value.hand.includes(id)

interface CardRowProps {
  readonly card: ConversationCard
  /** Only its room is kept until then. */
  readonly isWritten: boolean
  readonly label: string
  readonly successes: 0 | 1 | 2
  readonly effects: Effects
}

function CardRow({ card, isWritten, label, successes, effects }: CardRowProps) {
  if (!isWritten) return <li class={css.row} />
  const { two, one, none } = oddsNow(state.value)
  const odds = [two, one, none]
  const row = 2 - successes
  const chance = odds[row]!
  const preview =
    isPlayable(card) && chance > 0 ? previewOf(session.value, { play: card.id }, successes) : null
  return <Row {...{ label, effects, odds, row, preview }} />
}

interface RowProps {
  readonly label: string
  readonly effects: Effects
  /** Of all rows: told so that they add up. */
  readonly odds: readonly number[]
  /** Which of them this one is. */
  readonly row: number
  readonly preview: Preview | null
}

/** One way it may come out. */
export function Row({ label, effects, odds, row, preview }: RowProps) {
  return (
    <li class={css.row} data-row={label}>
      <b class={css.label}>{label}</b>
      <div class={css.what}>
        <SpokenEffects effects={effects} />
        <WouldHappen preview={preview} />
      </div>
      <span class={css.chance}>
        {percents(odds)[row]}
        <ShareBar share={odds[row]!} />
      </span>
    </li>
  )
}
