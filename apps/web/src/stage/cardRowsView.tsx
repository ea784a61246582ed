import { type ConversationCard, type Effects, oddsNow } from '@negotiator/rules'
import { useIsPainted } from '../app/useIsPainted.ts'
import { session, state, view } from '../game/gameCtrl.ts'
import { previewOf } from '../game/preview.ts'
import { SpokenEffects } from '../look/effectsView.tsx'
import { ShareBar } from '../look/shareBarView.tsx'
import { percent, t } from '../words/words.ts'
import css from './cardRows.module.css'
import { WouldHappen } from './wouldHappenView.tsx'

/**
 * The rows of a card as symbols and words, each with its chance now and with what it would do to the position. The
 * card itself answers a press: its rows are written right after it, into the room that is kept for them.
 */
export function CardRows({ card }: { card: ConversationCard }) {
  const isPainted = useIsPainted()
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
  if (!isPainted) {
    return (
      <ul class={css.rows}>
        <li class={css.row} />
        <li class={css.row} />
        <li class={css.row} />
      </ul>
    )
  }
  const odds = oddsNow(state.value)
  const { two, one, none } = resolve.rows
  return (
    <ul class={css.rows}>
      <Row card={card} label="2+" successes={2} effects={two} chance={odds.two} />
      <Row card={card} label="1" successes={1} effects={one} chance={odds.one} />
      <Row card={card} label="0" successes={0} effects={none} chance={odds.none} />
    </ul>
  )
}

/** In the shop a card is read, not played: what it would do is not known yet. */
const isPlayable = ({ id }: ConversationCard): boolean =>
  view.value.phase === 'conversation' && view.value.hand.includes(id)

interface RowProps {
  readonly card: ConversationCard
  readonly label: string
  readonly successes: number
  readonly effects: Effects
  readonly chance: number
}

function Row({ card, label, successes, effects, chance }: RowProps) {
  const preview =
    isPlayable(card) && chance > 0 ? previewOf(session.value, { play: card.id }, successes) : null
  return (
    <li class={css.row} data-row={label}>
      <b class={css.label}>{label}</b>
      <div class={css.what}>
        <SpokenEffects effects={effects} />
        <WouldHappen preview={preview} />
      </div>
      <span class={css.chance}>
        {percent(chance)}
        <ShareBar share={chance} />
      </span>
    </li>
  )
}
