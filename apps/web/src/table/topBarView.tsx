import { go, route } from '../app/router.ts'
import { session, state, view } from '../game/gameCtrl.ts'
import { t } from '../words/words.ts'
import css from './topBar.module.css'

/** Turn, phase, how much of the night is left, and everything else behind one button. */
export function TopBar() {
  const { turn, phase } = view.value
  const { practice, ownDice } = session.value.setup
  const open = (sheet: string) => go(...route.value.slice(0, 2), sheet)
  return (
    <header class={css.bar}>
      <p class={css.turn}>
        <span class={css.number}>{t('web.turn', { turn })}</span>
        <span class={css.phase}>{t(`play.phase.${phase}`)}</span>
        {practice && <span class={css.mark}>{t('play.practice')}</span>}
        {ownDice && <span class={css.mark}>{t('play.own-dice')}</span>}
      </p>
      <TerrorLeft open={() => open('deck')} />
      <button type="button" class={css.menu} aria-label={t('web.menu')} onClick={() => open('menu')}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
        </svg>
      </button>
    </header>
  )
}

/** The terror cards left, the gold one last. */
function TerrorLeft({ open }: { open: () => void }) {
  const { redLeft, goldLeft } = state.value
  const left = redLeft + goldLeft
  return (
    <button type="button" class={css.deck} aria-label={t('web.deck.label', { n: left })} onClick={open}>
      <span class={css.pips} aria-hidden="true">
        {Array.from({ length: redLeft }, (_, i) => (
          <i key={i} class={css.red} />
        ))}
        {goldLeft > 0 && <i class={css.gold} />}
      </span>
      <b aria-hidden="true">{left}</b>
    </button>
  )
}
