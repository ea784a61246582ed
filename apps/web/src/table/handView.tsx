import { isReplay, view } from '../game/gameCtrl.ts'
import { isSelected, pointedAt } from '../game/selectionCtrl.ts'
import { isDesk } from '../look/room.ts'
import { t } from '../words/words.ts'
import { conversationCard, piles } from './cards.ts'
import { digitOf } from './digits.ts'
import { emptyHandKey } from './emptyHand.ts'
import css from './hand.module.css'
import { isPicked, pressHandCard, readyHandCard } from './handCtrl.ts'
import { Played } from './playedView.tsx'
import { SmallCard } from './smallCardView.tsx'

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
              digit={view.value.phase === 'spend' || isReplay.value ? undefined : digitOf(index)}
              isRaised={isSelected({ kind: 'hand', id })}
              {...(isPicked(id) ? { isPicked: true } : {})}
              onDown={() => readyHandCard(id)}
              onPress={() => pressHandCard(id)}
              {...(isDesk.value && {
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
