import { alertText, effectText } from '@negotiator/language'
import { view } from '../game/gameCtrl.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { lang, nameIn, t } from '../words/words.ts'
import { terrorCard } from './cards.ts'
import css from './side.module.css'

/** A1: terror cards that wait on the table for their moment. */
export function Alerts() {
  const alerts = view.value.alerts.flatMap((id) => {
    const alert = terrorCard(id)?.alert
    return alert === undefined ? [] : [{ id, alert }]
  })
  if (alerts.length === 0) return null
  return (
    <section>
      <h2>
        <RuleLink rule="A1">{t('cli.label.alerts')}</RuleLink>
      </h2>
      {alerts.map(({ id, alert }) => (
        <p key={id} class={css.alert}>
          <b>{nameIn(id)}</b> {alertText(lang.value, alert.when)}. {effectText(lang.value, alert.effect)}
        </p>
      ))}
    </section>
  )
}
