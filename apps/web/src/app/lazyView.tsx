import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { Button } from '../look/buttonView.tsx'
import { t } from '../words/words.ts'
import css from './lazy.module.css'
import { fetchMissingStyles } from './missingStyles.ts'
import { replace, route } from './router.ts'

/** A view that is fetched when it is first shown, or earlier by `fetch`; nothing on the first page needs it. */
export interface LazyView extends FunctionComponent {
  fetch(): void
}

export function lazy(load: () => Promise<FunctionComponent>): LazyView {
  const loaded = signal<FunctionComponent | null>(null)
  const isMissing = signal(false)
  let isComing = false
  const fetch = async () => {
    if (loaded.peek() !== null || isComing) return
    isComing = true
    isMissing.value = false
    try {
      await fetchMissingStyles()
      loaded.value = await load()
    } catch {
      isMissing.value = true
    }
    isComing = false
  }
  const fetchAgain = async () => {
    await fetch()
    // A browser may remember what it could not have, and another build may have taken this one's place.
    if (isMissing.peek() && (await isOnline())) location.reload()
  }
  function Lazy() {
    // What could not be had ahead is asked for again when it is wanted.
    useLayoutEffect(() => void fetch(), [])
    const View = loaded.value
    if (View !== null) return <View />
    return isMissing.value ? <Missing onAgain={fetchAgain} /> : <p>{t('web.loading')}</p>
  }
  return Object.assign(Lazy, { fetch })
}

/** Is the page itself there? Without it a reload would lose the game that lies on the table. */
async function isOnline(): Promise<boolean> {
  try {
    return (await fetch('./', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function Missing({ onAgain }: { onAgain: () => void }) {
  return (
    <div class={css.missing}>
      <p role="alert">{t('web.missing')}</p>
      <Button onPress={onAgain}>{t('web.again')}</Button>
      {route.value.length > 0 && <Button onPress={() => replace()}>{t('web.home')}</Button>}
    </div>
  )
}
