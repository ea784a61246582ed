import { isBehind } from '../game/catchUp.ts'
import { session, state, view } from '../game/gameCtrl.ts'
import { inForceNow } from '../game/inForce.ts'
import { isPlaying } from '../game/showCtrl.ts'
import { storyOfGame } from '../game/story.ts'
import { isDesk } from '../look/room.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { CardBack } from '../pictures.ts'
import { t } from '../words/words.ts'
import { Alerts } from './alertsView.tsx'
import { namesOf } from './cards.ts'
import css from './side.module.css'

/** On a desk everything is visible at once: the terror deck, its discard, what holds now, and the log. */
export function Side() {
  if (!isDesk.value) return null
  return (
    <aside class={css.side} aria-label={t('web.side')}>
      <Deck />
      <Alerts />
      <InForce />
      <Said />
      <Log />
    </aside>
  )
}

function Deck() {
  const { redLeft, goldLeft } = state.value
  const { discard, alerts, demands, turn } = view.value
  const minors = demands.flatMap(({ class: kind, id }) => (kind === 'minor' && id !== null ? [id] : []))
  // What stays on the table has come too.
  const came = [...discard, ...alerts, ...minors]
  return (
    <section class={css.deck}>
      <span class={css.back}>
        <CardBack kind={redLeft > 0 || goldLeft === 0 ? 'terror' : 'pivotal'} />
        <b>{redLeft + goldLeft}</b>
      </span>
      <div>
        <h2>
          <RuleLink rule="E1">{t('cli.label.terror-deck')}</RuleLink>
        </h2>
        <p class={css.discard}>{turn === 1 && came.length === 0 ? t('web.deck.fresh') : namesOf(came)}</p>
      </div>
    </section>
  )
}

function InForce() {
  const rules = inForceNow()
  if (rules.length === 0) return null
  return (
    <section>
      <h2>
        <RuleLink rule="R7">{t('play.in-force')}</RuleLink>
      </h2>
      <p class={css.force}>{rules.join(' · ')}</p>
    </section>
  )
}

/** C3: they come back when the spend phase ends. */
function Said() {
  const { played } = view.value
  if (played.length === 0) return null
  return (
    <section>
      <h2>
        <RuleLink rule="C3">{t('cli.label.played')}</RuleLink>
      </h2>
      <p class={css.force}>{namesOf(played)}</p>
    </section>
  )
}

/** The newest on top: it is what one looks for. While the stage still tells it, the log does not tell how it ends. */
function Log() {
  const steps = storyOfGame(session.value).toReversed()
  if (isPlaying.value && !isBehind()) steps.shift()
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
