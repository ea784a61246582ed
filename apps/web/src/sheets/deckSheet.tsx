import { demandText, terrorText } from '@negotiator/language'
import { session, view } from '../game/gameCtrl.ts'
import { nextTerror } from '../game/nextTerror.ts'
import { Alerts } from '../table/alertsView.tsx'
import { piles, terrorCard } from '../table/cards.ts'
import { lang, nameIn, percent, t } from '../words/words.ts'
import css from './lists.module.css'
import { Sheet } from './sheetView.tsx'

/** What the night may still bring and what it has brought; none of it is secret (S5). */
export function DeckSheet() {
  const next = nextTerror()
  const discard = piles(view.value.discard)
  return (
    <Sheet title={t('cli.label.terror-deck')} rules={['S5', 'E1', 'E2', 'E3']}>
      <Alerts />
      <p class={css.quiet}>
        {next.left === 0
          ? t('play.terror.none')
          : next.isGold
            ? t('play.terror.gold')
            : t('play.terror.red', { n: next.left })}
      </p>
      <ul class={css.list}>
        {next.candidates.map(({ id, chance }) => (
          <li key={id} class={css.line}>
            <span class={css.name}>{nameIn(id)}</span>
            <span class={css.number}>{percent(chance)}</span>
            <span class={css.quiet}>{textOf(id)}</span>
          </li>
        ))}
      </ul>
      {discard.length > 0 && (
        <>
          <h3 class={css.turn}>{t('cli.label.discard')}</h3>
          <ul class={css.list}>
            {discard.map(({ id, copies }) => (
              <li key={id} class={css.line}>
                <span class={css.name}>{nameIn(id)}</span>
                <span class={css.number}>{copies > 1 ? `×${copies}` : ''}</span>
                <span class={css.quiet}>{textOf(id)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  )
}

function textOf(id: string): string {
  const card = terrorCard(id)
  if (card !== undefined) return terrorText(lang.value, card).join(' ')
  const demand = session.value.game.content.demands.find((each) => each.id === id)
  return demand === undefined ? '' : demandText(lang.value, demand).join(' ')
}
