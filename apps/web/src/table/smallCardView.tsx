import type { ConversationCard } from '@negotiator/rules'
import { SmallEffects } from '../look/effectsView.tsx'
import { EffectSymbol } from '../pictures.ts'
import { nameIn, t } from '../words/words.ts'
import { conversationCard } from './cards.ts'
import css from './smallCard.module.css'

interface Props {
  readonly id: string
  readonly copies: number
  readonly onPress: () => void
  readonly isRaised?: boolean
  /** Picked to be given up. */
  readonly isPicked?: boolean
  /** Cannot be bought now. */
  readonly isDimmed?: boolean
  /** The key that stands for it. */
  readonly digit?: string | undefined
  readonly hasCost?: boolean
  /** A mouse comes or goes. */
  readonly onPoint?: (isOver: boolean) => void
}

/** A line of dialogue: what you say in a bubble, what it may do under it. */
export function SmallCard({
  id,
  copies,
  onPress,
  isRaised,
  isPicked,
  isDimmed,
  digit,
  hasCost,
  onPoint,
}: Props) {
  const card = conversationCard(id)
  const name = nameIn(id)
  const label = [name, copies > 1 ? `×${copies}` : '', hasCost ? t('play.cost', { n: card.cost }) : '']
  return (
    <button
      type="button"
      class={css.card}
      aria-label={label.filter((part) => part !== '').join(', ')}
      aria-pressed={isPicked ?? isRaised ?? false}
      aria-keyshortcuts={digit}
      data-worn={card.cost === 0}
      data-copies={copies}
      data-dimmed={isDimmed}
      data-card={id}
      onClick={onPress}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
    >
      <span class={css.bubble}>
        <span class={css.name}>{name}</span>
      </span>
      <Rows card={card} />
      <span class={css.cost} aria-hidden="true">
        {card.cost}
      </span>
      {copies > 1 && (
        <span class={css.copies} aria-hidden="true">
          ×{copies}
        </span>
      )}
      {digit !== undefined && (
        <span class={css.digit} aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  )
}

function Rows({ card: { resolve } }: { card: ConversationCard }) {
  if (resolve.kind === 'reaction') {
    return (
      <span class={css.plain}>
        <EffectSymbol name="reroll" size="1.2em" /> {t('web.card.reaction')}
      </span>
    )
  }
  if (resolve.kind === 'plain') {
    return (
      <span class={css.plain}>
        <SmallEffects effects={resolve.effect} />
      </span>
    )
  }
  const { two, one, none } = resolve.rows
  return (
    <span class={css.rows}>
      <span class={css.row}>
        <b>2+</b> <SmallEffects effects={two} />
      </span>
      <span class={css.row}>
        <b>1</b> <SmallEffects effects={one} />
      </span>
      <span class={css.row}>
        <b>0</b> <SmallEffects effects={none} />
      </span>
    </span>
  )
}
