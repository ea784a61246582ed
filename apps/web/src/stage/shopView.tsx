import { refusalText } from '@negotiator/language'
import { whyNot } from '@negotiator/rules'
import type { RefObject } from 'preact'
import { useRef } from 'preact/hooks'
import { session, state, view } from '../game/gameCtrl.ts'
import { aimAt, aimedAt, clearSelection, isSelected, selection } from '../game/selectionCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { isDesk } from '../look/room.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { EffectSymbol } from '../pictures.ts'
import { conversationCard, namesOf, piles } from '../table/cards.ts'
import { digitOf } from '../table/digits.ts'
import { SmallCard } from '../table/smallCardView.tsx'
import { lang, nameIn, t } from '../words/words.ts'
import { ActButton } from './actButtonView.tsx'
import { CardRows } from './cardRowsView.tsx'
import css from './shop.module.css'
import {
  basket,
  buy,
  freeToTake,
  giveBack,
  isForLater,
  isLastCall,
  isTooDear,
  look,
  takeFree,
} from './shopCtrl.ts'
import { useBroughtIntoView } from './useBroughtIntoView.ts'
import { useLaidOut } from './useLaidOut.ts'

/** The available area: everything that can be said next time, by cost, with a basket. */
export function Shop() {
  const kinds = piles(view.value.available)
  const cards = useRef<HTMLUListElement>(null)
  return (
    <div class={css.shop}>
      <div class={css.head}>
        <h2>
          {t(titleNow())} <RuleLink rule={isLastCall() ? 'E3' : 'P1'} />
        </h2>
        <p class={css.count}>
          {t('web.shop.hand', { n: view.value.hand.length, most: state.value.handLimit })}
        </p>
        {isDesk.value && freeToTake() > 1 && <TakeFree />}
        {view.value.phase === 'conversation' && (
          <Button onPress={clearSelection} keys="Escape">
            {t('web.close')}
          </Button>
        )}
      </div>
      <ul ref={cards} class={css.cards}>
        <Held />
        {kinds.map(({ id, copies }, index) => (
          <li key={id}>
            <SmallCard
              card={conversationCard(id)}
              copies={copies}
              digit={digitOf(index)}
              hasCost
              isDimmed={isTooDear(id)}
              isRaised={isSelected({ kind: 'shop', id })}
              onDown={() => aimAt({ kind: 'shop', id })}
              onPress={() => look(id)}
            />
          </li>
        ))}
      </ul>
      <Chosen cards={cards} />
      <Basket />
    </div>
  )
}

function titleNow() {
  if (isForLater()) return 'web.shop.title.later'
  if (view.value.terrorLeft === 0 && !isLastCall()) return 'web.shop.title.over'
  return isLastCall() ? 'web.shop.title.last' : 'web.shop.title'
}

const lookedAt = (): string | null => (selection.value?.kind === 'shop' ? selection.value.id : null)

/** A phone has no room for the hand while there is shopping: it is told, until a card is looked at. It scrolls with what is for sale, as what costs nothing does. */
function Held() {
  const { hand, played } = view.value
  if (isDesk.value || lookedAt() !== null) return null
  return (
    <li class={css.held}>
      {freeToTake() > 1 && <TakeFree />}
      {hand.length > 0 && <p>{t('web.shop.held', { cards: namesOf(hand) })}</p>}
      {played.length > 0 && <p>{t('web.played', { cards: namesOf(played) })}</p>}
    </li>
  )
}

/** Apart from the cards: another one looked at draws none of them again. Under a finger it is made ready out of sight. */
function Chosen({ cards }: { cards: RefObject<HTMLElement | null> }) {
  const seen = lookedAt()
  const id = seen ?? (aimedAt.value?.kind === 'shop' ? aimedAt.value.id : null)
  useBroughtIntoView(cards, seen)
  return id !== null && view.value.available.includes(id) ? <Offer id={id} isInSight={seen !== null} /> : null
}

function Offer({ id, isInSight }: { id: string; isInSight: boolean }) {
  const card = conversationCard(id)
  const refusal = whyNot(session.value.game, state.value, { buy: id })
  const offer = useLaidOut<HTMLDivElement>(!isInSight, id)
  return (
    <div ref={offer} class={css.offer} data-seen={isInSight}>
      <div class={css.offered}>
        <h3>{nameIn(id)}</h3>
        <CardRows card={card} isInSight={isInSight} />
      </div>
      {refusal !== null && !isForLater() && <p class={css.why}>{refusalText(lang.value, refusal)}</p>}
      {!isForLater() && (
        <ActButton
          kind="main"
          keys="Enter"
          does="buy"
          isBarred={refusal !== null}
          action={{ buy: id }}
          onPress={() => buy(id)}
        >
          {card.cost === 0 ? t('web.shop.take') : t('web.shop.buy', { n: card.cost })}
        </ActButton>
      )}
    </div>
  )
}

function TakeFree() {
  return (
    <Button keys="a" onPress={takeFree}>
      {t('web.shop.take-free', { n: freeToTake() })}
    </Button>
  )
}

function Basket() {
  const bought = basket()
  if (bought.length === 0) return null
  return (
    <div class={css.basket}>
      <h3 class={css.basketTitle}>{t('web.shop.basket')}</h3>
      <ul class={css.bought}>
        {bought.map((each) => (
          <li key={each.step}>
            <button
              type="button"
              class={css.back}
              aria-label={t('web.shop.put-back', { card: nameIn(each.id) })}
              onClick={() => giveBack(each)}
            >
              {nameIn(each.id)} <EffectSymbol name="close" size="0.8em" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
