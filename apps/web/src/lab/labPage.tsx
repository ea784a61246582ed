import { useEffect } from 'preact/hooks'
import { Page, PageHead } from '../app/pageView.tsx'
import { back, route } from '../app/router.ts'
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
    <Page isWide {...(isRun ? { phase: phase.value } : {})}>
      <PageHead title={t('web.lab')} onBack={() => (isRun ? back('lab') : back())} />
      {isRun ? (
        <Run key={id} id={id} />
      ) : (
        <>
          <Ask />
          <Runs />
        </>
      )}
    </Page>
  )
}
