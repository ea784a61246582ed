import { Button } from '../look/buttonView.tsx'
import { t } from '../words/words.ts'
import css from './page.module.css'
import { back } from './router.ts'
import { SettingsForm } from './settingsView.tsx'

export function SettingsPage() {
  return (
    <main class={css.page}>
      <header class={css.head}>
        <Button onPress={() => back()}>{t('web.back')}</Button>
        <h1>{t('web.settings')}</h1>
      </header>
      <SettingsForm />
    </main>
  )
}
