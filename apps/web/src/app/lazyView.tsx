import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { t } from '../words/words.ts'

/** A view that is fetched when it is first shown, or earlier by `fetch`; nothing on the first page needs it. */
export interface LazyView extends FunctionComponent {
  fetch(): void
}

export function lazy(load: () => Promise<FunctionComponent>): LazyView {
  const loaded = signal<FunctionComponent | null>(null)
  const fetch = () => {
    if (loaded.peek() !== null) return
    void load().then((view) => {
      loaded.value = view
    })
  }
  function Lazy() {
    const View = loaded.value
    if (View !== null) return <View />
    fetch()
    return <p>{t('web.loading')}</p>
  }
  return Object.assign(Lazy, { fetch })
}
