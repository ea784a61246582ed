import { alertText, effectText } from '@negotiator/language'
import { session, state, view } from '../game/gameCtrl.ts'
import { inForceNow } from '../game/inForce.ts'
import { storyOfGame } from '../game/story.ts'
import { CardBack } from '../pictures.ts'
import { lang, nameIn, t } from '../words/words.ts'
import { piles, terrorCard } from './cards.ts'
import css from './side.module.css'

/** On a desk everything is visible at once: the terror deck, its discard, what holds now, and the log. */
export function Side() {
  return (
    <aside class={css.side} aria-label={t('web.side')}>
      <Deck />
      <Alerts />
      <InForce />
      <Log />
    </aside>
  )
}

function Deck() {
  const { redLeft, goldLeft } = state.value
  const discard = piles(view.value.discard)
  return (
    <section class={css.deck}>
      <span class={css.back}>
        <CardBack kind={redLeft > 0 || goldLeft === 0 ? 'terror' : 'pivotal'} />
        <b>{redLeft + goldLeft}</b>
      </span>
      <div>
        <h2>{t('cli.label.terror-deck')}</h2>
        <p class={css.discard}>
          {discard.length === 0
            ? t('web.deck.fresh')
            : discard.map(({ id, copies }) => nameIn(id) + (copies > 1 ? ` ×${copies}` : '')).join(' · ')}
        </p>
      </div>
    </section>
  )
}

function Alerts() {
  const alerts = view.value.alerts.flatMap((id) => {
    const alert = terrorCard(id)?.alert
    return alert === undefined ? [] : [{ id, alert }]
  })
  if (alerts.length === 0) return null
  return (
    <section>
      <h2>{t('cli.label.alerts')}</h2>
      {alerts.map(({ id, alert }) => (
        <p key={id} class={css.alert}>
          {nameIn(id)}: {alertText(lang.value, alert.when)}. {effectText(lang.value, alert.effect)}
        </p>
      ))}
    </section>
  )
}

function InForce() {
  const rules = inForceNow()
  if (rules.length === 0) return null
  return (
    <section>
      <h2>{t('play.in-force')}</h2>
      <p class={css.force}>{rules.join(' · ')}</p>
    </section>
  )
}

/** The newest on top: it is what one looks for. */
function Log() {
  const steps = storyOfGame(session.value).toReversed()
  return (
    <section class={css.log}>
      <h2>{t('cli.label.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <ol class={css.steps} tabIndex={0}>
        {steps.map(({ number, lines }) => (
          <li key={number}>{lines.join(' ')}</li>
        ))}
      </ol>
    </section>
  )
}
