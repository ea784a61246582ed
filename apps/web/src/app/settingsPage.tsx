import { t } from '../words/words.ts'
import { Page, PageHead } from './pageView.tsx'
import { back } from './router.ts'
import { SettingsForm } from './settingsView.tsx'

export function SettingsPage() {
  return (
    <Page>
      <PageHead title={t('web.settings')} onBack={() => back()} />
      <SettingsForm />
    </Page>
  )
}
