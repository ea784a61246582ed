import { useSignal } from '@preact/signals'
import { Ask } from '../look/askView.tsx'
import { Button } from '../look/buttonView.tsx'
import { FilePicker, type Picked } from '../look/filePickerView.tsx'
import { t } from '../words/words.ts'
import css from './home.module.css'
import { refreshGames } from './homeCtrl.ts'

/** Everything is on this device: take it along, bring it back, or delete it. */
export function DataTools() {
  const told = useSignal<readonly string[]>([])
  const isAsking = useSignal(false)
  const take = async (files: Picked) => {
    const importing = await import('../data/importCtrl.ts').catch(() => null)
    if (importing === null) {
      told.value = [t('web.missing')]
      return
    }
    const { added, known, packs, problems } = await importing.importFiles(files)
    const hasGames = added + known > 0 || packs.length + problems.length === 0
    told.value = [...(hasGames ? [t('web.import.done', { added, known })] : []), ...packs, ...problems]
    await refreshGames()
  }
  const save = async () => {
    const exporting = await import('../data/exportEverything.ts').catch(() => null)
    told.value = exporting === null ? [t('web.missing')] : await exporting.exportEverything()
  }
  const forget = async () => {
    isAsking.value = false
    const forgetting = await import('../data/forgetEverything.ts').catch(() => null)
    const text = forgetting === null ? t('web.missing') : await forgetting.forgetEverything()
    await refreshGames()
    told.value = [text]
  }
  return (
    <section class={css.section}>
      <h2>{t('web.data')}</h2>
      <div class={css.tools}>
        <Button onPress={save}>{t('web.export')}</Button>
        <FilePicker label={t('web.import')} onPick={take} isForMany />
        <span hidden={isAsking.value}>
          <Button
            kind="danger"
            onPress={() => {
              isAsking.value = true
            }}
          >
            {t('web.delete')}
          </Button>
        </span>
      </div>
      {isAsking.value && (
        <Ask
          question={t('web.delete.confirm')}
          yes={t('web.delete')}
          isForGood
          onYes={forget}
          onNo={() => {
            isAsking.value = false
          }}
        />
      )}
      <ul class={css.told} aria-live="polite">
        {told.value.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
