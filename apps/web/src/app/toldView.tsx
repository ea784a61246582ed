import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { notice, notify } from '../game/noticeCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { around } from '../words/around.ts'
import { t } from '../words/words.ts'
import css from './told.module.css'

const wayBack = signal<(() => unknown) | null>(null)

/** Tells that something is gone, with a way back until something else is told. */
export function tellGone(text: string, undo: () => unknown): void {
  notify(text)
  wayBack.value = () => {
    undo()
    tellNothing()
  }
}

export function tell(text: string): void {
  wayBack.value = null
  notify(text)
}

function tellNothing(): void {
  wayBack.value = null
  notice.value = null
}

/** What was told on another page is over. */
export function useNoNews(page: string): void {
  useEffect(() => {
    tellNothing()
    return tellNothing
  }, [page])
}

/** At the lower edge: what just happened. The live region speaks it. */
export function Told() {
  if (notice.value === null) return null
  return (
    <div class={css.place}>
      <div class={css.told}>
        <p>{notice.value.text}</p>
        {wayBack.value !== null && <Button onPress={wayBack.value}>{around('web.told.undo')}</Button>}
        <Button kind="quiet" label={t('web.close')} onPress={tellNothing}>
          ✕
        </Button>
      </div>
    </div>
  )
}
