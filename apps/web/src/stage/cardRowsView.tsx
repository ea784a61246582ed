import { type ConversationCard, type Effects, oddsNow } from '@negotiator/rules'
import { useIsPainted } from '../app/useIsPainted.ts'
import { session, state, view } from '../game/gameCtrl.ts'
import { type Preview, previewOf } from '../game/preview.ts'
import { SpokenEffects } from '../look/effectsView.tsx'
import { ShareBar } from '../look/shareBarView.tsx'
import { percent, t } from '../words/words.ts'
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
      {isPainted ? (
        <WrittenRows card={card} rows={[two, one, none]} />
      ) : (
        LABELS.map((label) => <li key={label} class={css.row} />)
      )}
    </ul>
  )
}

const LABELS = ['2+', '1', '0']

/** In the shop a card is read, not played: what it would do is not known yet. */
const isPlayable = ({ id }: ConversationCard): boolean =>
  view.value.phase === 'conversation' && view.value.hand.includes(id)

function WrittenRows({ card, rows }: { card: ConversationCard; rows: readonly Effects[] }) {
  const { two, one, none } = oddsNow(state.value)
  const odds = [two, one, none]
  const previews = odds.map((chance, row) =>
    isPlayable(card) && chance > 0 ? previewOf(session.value, { play: card.id }, 2 - row) : null,
  )
  const takeover = previews.findIndex((preview) => preview?.isTakenOver)
  return rows.map((effects, row) => (
    <Row
      key={row}
      label={LABELS[row]!}
      preview={previews[row]!}
      isSecondTold={row > takeover}
      {...{ effects, odds, row }}
    />
  ))
}

interface RowProps {
  readonly label: string
  readonly effects: Effects
  /** Of all rows: told so that they add up. */
  readonly odds: readonly number[]
  /** Which of them this one is. */
  readonly row: number
  readonly preview: Preview | null
  /** X1: a row above tells who takes over, and what that means. */
  readonly isSecondTold?: boolean
}

/** One way it may come out. */
export function Row({ label, effects, odds, row, preview, isSecondTold = false }: RowProps) {
  return (
    <li class={css.row} data-row={label}>
      <b class={css.label}>{label}</b>
      <div class={css.what}>
        <SpokenEffects effects={effects} />
        <WouldHappen
          preview={preview}
          told={{ second: isSecondTold, end: effects.some(({ op }) => op === 'end') }}
        />
      </div>
      <span class={css.chance}>
        {percent(odds[row]!)}
        <ShareBar share={odds[row]!} />
      </span>
    </li>
  )
}
