import { RULES_VERSION } from '@negotiator/rules'
import { useSignal } from '@preact/signals'
import { back, go, replace, route } from '../app/router.ts'
import { exportBugReport } from '../data/exportCtrl.ts'
import { sharePosition, shareSetup } from '../data/shareCtrl.ts'
import { again, practise } from '../game/actCtrl.ts'
import { over, session } from '../game/gameCtrl.ts'
import { giveUp } from '../game/giveUp.ts'
import { notify } from '../game/noticeCtrl.ts'
import { Ask } from '../look/askView.tsx'
import { Button } from '../look/buttonView.tsx'
import { around } from '../words/around.ts'
import { t } from '../words/words.ts'
import css from './lists.module.css'
import { Sheet } from './sheetView.tsx'

export function MenuSheet() {
  const asking = useSignal<'resign' | 'practice' | null>(null)
  const toTable = () => back(...route.value.slice(0, 2))
  const swap = (sheet: string) => replace(...route.value.slice(0, 2), sheet)
  const { hints, setup } = session.value
  const { practice, seed } = setup
  return (
    <Sheet title={t('web.menu')}>
      <div class={css.buttons}>
        <div class={css.pair}>
          <Button onPress={() => swap('log')}>{t('cli.label.log')}</Button>
          <Button onPress={() => replace('replay', route.value[1] ?? '')}>{t('web.replay')}</Button>
          <Button onPress={() => swap('keys')}>{around('web.keys.title')}</Button>
          <Button onPress={() => go('rules')}>{t('cli.label.rules')}</Button>
          <Button onPress={() => swap('settings')}>{t('web.settings')}</Button>
          <Button onPress={() => shareSetup().then(toTable)}>{around('web.share.setup')}</Button>
          <Button onPress={() => sharePosition().then(toTable)}>{around('web.share.position')}</Button>
        </div>
        {!over.value && !practice && (
          <span hidden={asking.value === 'practice'}>
            <Button onPress={() => (asking.value = 'practice')}>{around('web.practice')}</Button>
          </span>
        )}
        {asking.value === 'practice' && (
          <Ask
            question={t('play.practice.confirm')}
            yes={around('web.practice')}
            onYes={() => {
              practise()
              toTable()
            }}
            onNo={() => (asking.value = null)}
          />
        )}
        <Button
          onPress={() => {
            const id = again()
            if (id !== null) replace('play', id)
          }}
        >
          {t('web.end.same')}
        </Button>
        {!over.value && (
          <span hidden={asking.value === 'resign'}>
            <Button onPress={() => (asking.value = 'resign')}>{around('web.resign')}</Button>
          </span>
        )}
        {asking.value === 'resign' && (
          <Ask
            question={t(practice ? 'play.resign.practice' : 'cli.prompt.resign')}
            yes={around('web.resign')}
            isForGood
            onYes={() => {
              giveUp()
              toTable()
            }}
            onNo={() => (asking.value = null)}
          />
        )}
        <Button
          onPress={() => {
            exportBugReport()
            notify(around('web.bug-report.done'))
            toTable()
          }}
        >
          {around('web.bug-report')}
        </Button>
        <Button kind="main" onPress={() => go()}>
          {around('web.home.keep')}
        </Button>
      </div>
      <p class={css.about}>
        {hints.length > 0 && `${t('web.hint.count', { n: hints.length })} `}
        {t('play.seed', { seed })} · {t('web.version', { version: __VERSION__, rules: RULES_VERSION })}
      </p>
    </Sheet>
  )
}
