import { oddsNow } from '@negotiator/rules'
import { address } from '../app/router.ts'
import { state } from '../game/gameCtrl.ts'
import { inForceNow } from '../game/inForce.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { around } from '../words/around.ts'
import { percent, t } from '../words/words.ts'
import css from './lists.module.css'
import { Sheet } from './sheetView.tsx'

export function OddsSheet() {
  const { dice, two, one, none } = oddsNow(state.value)
  const chances = [two, one, none].map(percent)
  const rules = inForceNow()
  return (
    <Sheet title={t('cli.odds.title', { dice })} rules={['D2', 'R1', 'R2', 'R3', 'R4']}>
      <ul class={css.list}>
        {(
          [
            ['2+', 2, chances[0]],
            ['1', 1, chances[1]],
            ['0', 0, chances[2]],
          ] as const
        ).map(([label, n, chance]) => (
          <li key={label} class={css.line}>
            <span class={css.name}>{around('web.odds.row', { row: label, n })}</span>
            <span class={css.number}>{chance}</span>
          </li>
        ))}
      </ul>
      <p class={css.quiet}>{t('play.odds.note')}</p>
      {rules.length > 0 && (
        <p>
          <b>{t('play.in-force')}</b> {rules.join(' · ')} <RuleLink rule="R7" />
        </p>
      )}
      <p>
        <a class={css.way} href={address('rules', 'R')}>
          {around('web.odds.rules')}
        </a>
      </p>
    </Sheet>
  )
}
