import { Scene } from '../landing/sceneView.tsx'
import { t } from '../words/words.ts'
import { PageHead } from './pageView.tsx'
import { back } from './router.ts'
import css from './settings.module.css'
import { SettingsForm } from './settingsView.tsx'

export function SettingsPage() {
  return (
    <Scene>
      <PageHead title={t('web.settings')} onBack={() => back()} />
      <div class={css.panel}>
        <SettingsForm />
      </div>
    </Scene>
  )
}
