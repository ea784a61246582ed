import { flavourOf, refusalText } from '@negotiator/language'
import { whyNot } from '@negotiator/rules'
import { isLegal, isReplay, session, state } from '../game/gameCtrl.ts'
import { clearSelection, isOnlyPointedAt } from '../game/selectionCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { EffectSymbol } from '../pictures.ts'
import { conversationCard } from '../table/cards.ts'
import { lang, nameIn, t } from '../words/words.ts'
import { ActButton } from './actButtonView.tsx'
import { CardRows } from './cardRowsView.tsx'
import css from './raised.module.css'

interface Props {
  readonly id: string
  readonly isInSight?: boolean
}

/** A card of the hand, raised: its rows, their chances, what they would do, and the ways to play it. */
export function RaisedCard({ id, isInSight = true }: Props) {
  const card = conversationCard(id)
  const { facedownCp } = state.value
  const refusal = whyNot(session.value.game, state.value, { play: id })
  const canTurn = isLegal((action) => 'facedown' in action && action.facedown === id)
  return (
    <div class={css.raised} data-pointed={isOnlyPointedAt}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
      <div class={css.bubble} tabIndex={0}>
        <div class={css.title}>
          <h2>
            {nameIn(id)} <RuleLink rule={card.resolve.kind === 'reaction' ? 'R4' : 'C2'} />
          </h2>
          <p class={css.flavour}>{flavourOf(lang.value, id, session.value.setup.pack)}</p>
        </div>
        {refusal !== null && !isReplay.value && <p class={css.why}>{refusalText(lang.value, refusal)}</p>}
        <CardRows card={card} isInSight={isInSight} />
      </div>
      <div class={css.ways}>
        {!isReplay.value && (
          <>
            <ActButton kind="main" keys="Enter" does="play" isBarred={refusal !== null} action={{ play: id }}>
              {t('web.card.say')}
            </ActButton>
            <ActButton keys="f" does="facedown" isBarred={!canTurn} action={{ facedown: id }}>
              {facedownCp === 0 ? t('web.card.facedown.nothing') : t('web.card.facedown', { n: facedownCp })}
            </ActButton>
          </>
        )}
        <Button kind="quiet" keys="Escape" label={t('web.card.lower')} onPress={clearSelection}>
          <EffectSymbol name="close" size="1em" />
        </Button>
      </div>
    </div>
  )
}
