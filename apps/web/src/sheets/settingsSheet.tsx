import { SettingsForm } from '../app/settingsView.tsx'
import { t } from '../words/words.ts'
import { Sheet } from './sheetView.tsx'

export function SettingsSheet() {
  return (
    <Sheet title={t('web.settings')}>
      <SettingsForm />
    </Sheet>
  )
}
