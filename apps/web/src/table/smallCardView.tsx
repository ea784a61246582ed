import { type Lang, nameOf, text } from '@negotiator/language'
import type { ConversationCard } from '@negotiator/rules'
import type { ReadonlySignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { SmallEffects } from '../look/effectsView.tsx'
import { EffectSymbol } from '../pictures.ts'
import { lang } from '../words/words.ts'
import css from './smallCard.module.css'

/** Those take four lines: in smaller letters these fit. */
const LONG_NAME = /.{28}|\S{12}/

interface Props {
  readonly card: ConversationCard
  readonly copies: number
  readonly onPress: () => void
  /** A finger or a mouse is down on it; it may still move away. */
  readonly onDown?: () => void
  readonly isRaised?: boolean | ReadonlySignal<boolean>
  /** How many of its copies are picked to be given up. */
  readonly picked?: number
  /** Cannot be bought now. */
  readonly isDimmed?: boolean
  /** The key that stands for it. */
  readonly digit?: string | undefined
  readonly hasCost?: boolean
  /** What pressing it does to the game, if it does: so that a hint can point at it. */
  readonly does?: string
  /** Not in the player's language: a preview. */
  readonly shownIn?: Lang
  /** A mouse comes or goes. */
  readonly onPoint?: (isOver: boolean) => void
}

/** A line of dialogue: what you say in a bubble, what it may do under it. */
export function SmallCard({
  card,
  copies,
  onPress,
  onDown,
  isRaised,
  picked = 0,
  isDimmed,
  digit,
  hasCost,
  does,
  onPoint,
  shownIn = lang.value,
}: Props) {
  const { id } = card
  const name = nameOf(shownIn, id)
  // What is printed on a card never changes: the same picture again is not looked at again.
  const rows = useMemo(() => <Rows card={card} shownIn={shownIn} />, [card, shownIn])
  // Of two alike it must be seen whether one is given up, or both.
  const counted = picked > 0 ? `${picked}/${copies}` : `×${copies}`
  const spoken = picked > 0 ? text(shownIn, 'web.hand.picked', { n: picked, of: copies }) : counted
  const label = [name, copies > 1 ? spoken : '', hasCost ? text(shownIn, 'play.cost', { n: card.cost }) : '']
  return (
    <button
      type="button"
      class={css.card}
      aria-label={label.filter((part) => part !== '').join(', ')}
      aria-pressed={picked > 0 || (isRaised ?? false)}
      aria-keyshortcuts={digit}
      data-worn={card.cost === 0}
      data-copies={copies}
      data-dimmed={isDimmed}
      data-card={id}
      data-does={does}
      onPointerDown={onDown}
      onClick={onPress}
      {...(onPoint && {
        onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onPoint(true),
        onPointerLeave: () => onPoint(false),
      })}
    >
      <span class={css.bubble}>
        <span class={css.name} data-long={LONG_NAME.test(name)}>
          {name}
        </span>
      </span>
      {rows}
      <span class={css.cost} aria-hidden="true">
        {card.cost}
      </span>
      {copies > 1 && (
        <span class={css.copies} aria-hidden="true">
          {counted}
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

function Rows({ card: { resolve }, shownIn }: Required<Pick<Props, 'card' | 'shownIn'>>) {
  if (resolve.kind === 'reaction') {
    return (
      <span class={css.plain}>
        <EffectSymbol name="reroll" size="1.2em" /> {text(shownIn, 'web.card.reaction')}
      </span>
    )
  }
  if (resolve.kind === 'plain') {
    return (
      <span class={css.plain}>
        <SmallEffects effects={resolve.effect} shownIn={shownIn} />
      </span>
    )
  }
  const { two, one, none } = resolve.rows
  return (
    <span class={css.rows}>
      <span class={css.row}>
        <b>2+</b> <SmallEffects effects={two} shownIn={shownIn} />
      </span>
      <span class={css.row}>
        <b>1</b> <SmallEffects effects={one} shownIn={shownIn} />
      </span>
      <span class={css.row}>
        <b>0</b> <SmallEffects effects={none} shownIn={shownIn} />
      </span>
    </span>
  )
}
