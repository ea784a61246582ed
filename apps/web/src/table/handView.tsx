import { computed } from '@preact/signals'
import { diceAsked } from '../game/diceAsked.ts'
import { isReplay, view } from '../game/gameCtrl.ts'
import { isSelected, pointedAt, selection } from '../game/selectionCtrl.ts'
import { isDesk } from '../look/room.ts'
import { t } from '../words/words.ts'
import { conversationCard, piles } from './cards.ts'
import { digitOf } from './digits.ts'
import { emptyHandKey } from './emptyHand.ts'
import css from './hand.module.css'
import { picked, pressHandCard, readyHandCard } from './handCtrl.ts'
import { Played } from './playedView.tsx'
import { SmallCard } from './smallCardView.tsx'

/** Digits mean these cards, unless they answer a question, buy, or tell dice. */
const hasDigits = computed(
  () =>
    view.value.phase !== 'spend' &&
    view.value.choice === null &&
    selection.value?.kind !== 'shop' &&
    diceAsked.value === null &&
    !isReplay.value,
)

/** On a desk; a question that these cards do not answer stays in sight. */
const canPoint = computed(
  () => isDesk.value && (view.value.choice === null || view.value.choice.kind === 'discard'),
)

export function Hand() {
  const hand = piles(view.value.hand)
  return (
    <section class={css.hand} data-area="hand" aria-label={t('play.hand', { n: view.value.hand.length })}>
      <Played />
      {hand.length === 0 && <p class={css.empty}>{t(emptyHandKey())}</p>}
      <ul class={css.cards}>
        {hand.map(({ id, copies }, index) => (
          <li key={id}>
            <SmallCard
              card={conversationCard(id)}
              copies={copies}
              digit={hasDigits.value ? digitOf(index) : undefined}
              isRaised={isSelected({ kind: 'hand', id })}
              picked={picked(id)}
              onDown={() => readyHandCard(id)}
              onPress={() => pressHandCard(id)}
              {...(canPoint.value && {
                onPoint: (isOver: boolean) => {
                  pointedAt.value = isOver ? id : null
                },
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
