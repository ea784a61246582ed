import { demandText, flavourOf } from '@negotiator/language'
import type { Demand, DemandView } from '@negotiator/rules'
import { isLegal, isReplay, session, state, view } from '../game/gameCtrl.ts'
import { previewOf } from '../game/preview.ts'
import { clearSelection, selection } from '../game/selectionCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { RuleLinks } from '../look/ruleLinkView.tsx'
import { rulesOfDemand } from '../look/rulesOf.ts'
import { demandCard } from '../table/cards.ts'
import { lang, nameIn, t } from '../words/words.ts'
import { ActButton } from './actButtonView.tsx'
import css from './raised.module.css'
import { WouldHappen } from './wouldHappenView.tsx'

/** A demand, read closely; faceup, it may be conceded. */
export function RaisedDemand() {
  const chosen = selection.value
  const demand = view.value.demands.find((each) => chosen?.kind === 'demand' && each.place === chosen.place)
  if (demand === undefined) return null
  return (
    <div class={css.raised}>
      {demand.id === null ? <Hidden demand={demand} /> : <Known card={demandCard(demand.id)} />}
      <div class={css.ways}>
        {demand.id !== null && demand.face === 'up' && !isReplay.value && <Concede id={demand.id} />}
        <Button keys="Escape" onPress={clearSelection}>
          {t('web.close')}
        </Button>
      </div>
    </div>
  )
}

function Known({ card }: { card: Demand }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there
    <div class={css.bubble} tabIndex={0}>
      <div class={css.title}>
        <h2>{nameIn(card.id)}</h2>
        <p class={css.flavour}>{flavourOf(lang.value, card.id)}</p>
      </div>
      <ul class={css.text}>
        {demandText(lang.value, card).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Count cost={card.cost} />
      <WouldHappen preview={previewOf(session.value, { concede: card.id })} />
      <RuleLinks rules={rulesOfDemand(card)} />
    </div>
  )
}

/** How far the alert is, where only the turn's own cards tell. */
function Count({ cost }: Pick<Demand, 'cost'>) {
  if (typeof cost === 'number' || cost.alert.on !== 'facedown') return null
  return (
    <p class={css.text}>
      {t('web.demand.facedown', { n: state.value.facedowns, most: cost.alert.atLeast ?? 0 })}
    </p>
  )
}

function Hidden({ demand }: { demand: DemandView }) {
  const names = demand.class === 'minor' ? [] : view.value.unseenDemands[demand.class].map(nameIn)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there
    <div class={css.bubble} tabIndex={0}>
      <h2>{t('web.demand.hidden', { kind: t(`play.demand.${demand.class}`) })}</h2>
      <p>{names.length === 1 ? names[0] : t('cli.label.one-of', { names: names.join(', ') })}</p>
      <p>{t('web.demand.how-to-reveal')}</p>
      <RuleLinks rules={rulesOfDemand(null)} />
    </div>
  )
}

/** M2: one with an alert concedes itself. */
function Concede({ id }: { id: string }) {
  const { cost } = demandCard(id)
  if (typeof cost !== 'number') return null
  const canConcede = isLegal((action) => 'concede' in action && action.concede === id)
  return (
    <ActButton kind="main" keys="Enter" does="concede" isBarred={!canConcede} action={{ concede: id }}>
      {cost === 0 ? t('web.demand.concede.free') : t('web.demand.concede', { n: cost })}
    </ActButton>
  )
}
