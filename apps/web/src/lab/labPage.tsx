import { useEffect } from 'preact/hooks'
import { back, route } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import css from '../own/page.module.css'
import { t } from '../words/words.ts'
import { Ask } from './askView.tsx'
import { prepare } from './formCtrl.ts'
import { phase } from './runCtrl.ts'
import { Runs } from './runsView.tsx'
import { Run } from './runView.tsx'

/** `#/lab` is the form, also for a pack or a set (`#/lab/pack/ID`); `#/lab/run/KEY` a question being answered. */
export function LabPage() {
  const [, part, id = ''] = route.value
  const isRun = part === 'run'
  useEffect(() => void prepare(), [])
  return (
    <main class={css.page} data-threat="1" data-phase={isRun ? phase.value : undefined}>
      <header class={css.head}>
        <Button onPress={() => (isRun ? back('lab') : back())}>{t('web.back')}</Button>
        <h1>{t('web.lab')}</h1>
      </header>
      {isRun ? (
        <Run key={id} id={id} />
      ) : (
        <>
          <Ask />
          <Runs />
        </>
      )}
    </main>
  )
}
