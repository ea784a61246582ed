import { RULES_VERSION } from '@negotiator/rules'
import { isUpdateReady, takeUpdate } from '../app/offlineCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { t } from '../words/words.ts'
import css from './home.module.css'

export function About() {
  return <p class={css.legal}>{t('web.version', { version: __VERSION__, rules: RULES_VERSION })}</p>
}

/** Only here, between two games. */
export function UpdateOffer() {
  if (!isUpdateReady.value) return null
  return (
    <p class={css.update} role="status">
      {t('web.update')} <Button onPress={takeUpdate}>{t('web.update.take')}</Button>
    </p>
  )
}
