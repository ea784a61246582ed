import { go, route } from '../app/router.ts'
import { isLesson, isReplay, over, session, shown, state, view } from '../game/gameCtrl.ts'
import { isUpright } from '../look/room.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { RULE_OF_PHASE } from '../look/rulesOf.ts'
import { EffectSymbol } from '../pictures.ts'
import { t } from '../words/words.ts'
import { Marks } from './marksView.tsx'
import css from './topBar.module.css'

/** Letters of a phase that have room in the bar of a phone. */
const SHORT = 12

/** Turn, phase, how much of the night is left, and everything else behind one button. */
export function TopBar() {
  const { turn } = shown.value
  // Whoever gives up ends the night in the middle of a phase.
  const phase = session.value.resigned ? 'over' : shown.value.phase
  const name = t(`play.phase.${phase}`)
  const open = (sheet: string) => go(...route.value.slice(0, 2), sheet)
  return (
    <header class={css.bar}>
      <p class={css.turn}>
        <RuleLink rule={RULE_OF_PHASE[phase]} class={css.now}>
          <span class={css.number}>{t('web.turn', { turn })}</span>{' '}
          <span class={css.phase} data-long={name.length > SHORT}>
            {name}
          </span>
        </RuleLink>
        {!isUpright.value && <Marks />}
      </p>
      {!over.value && !isLesson.value && !isReplay.value && (
        <button
          type="button"
          class={css.hint}
          aria-label={t('web.hint.open')}
          aria-keyshortcuts="h"
          onClick={() => open('hint')}
        >
          <EffectSymbol name="hint" size="24px" />
          <span aria-hidden="true">{t('play.hint')}</span>
        </button>
      )}
      <TerrorLeft open={() => open('deck')} />
      {!isReplay.value && (
        <button type="button" class={css.menu} aria-label={t('web.menu')} onClick={() => open('menu')}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M3 6h18M3 12h18M3 18h18"
              stroke="currentColor"
              stroke-width="2.4"
              stroke-linecap="round"
            />
          </svg>
        </button>
      )}
    </header>
  )
}

/** The terror cards left, the gold one last. */
function TerrorLeft({ open }: { open: () => void }) {
  const { redLeft, goldLeft } = state.value
  const left = redLeft + goldLeft
  const hasAlert = view.value.alerts.length > 0
  const label = [t('web.deck.label', { n: left }), ...(hasAlert ? [t('cli.label.alerts')] : [])]
  return (
    <button type="button" class={css.deck} aria-label={label.join(' · ')} onClick={open}>
      <span class={css.pips} aria-hidden="true">
        {Array.from({ length: redLeft }, (_, i) => (
          <i key={i} class={css.red} />
        ))}
        {goldLeft > 0 && <i class={css.gold} />}
      </span>
      <b aria-hidden="true">{left}</b>
      {hasAlert && (
        <span class={css.alert}>
          <EffectSymbol name="alert" size="1.2em" />
        </span>
      )}
    </button>
  )
}
