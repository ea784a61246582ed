import { signal } from '@preact/signals'

/** A newer build waits; the start page offers it between two games. */
export const isUpdateReady = signal(false)

let waiting: ServiceWorker | null = null

/** Service workers need HTTPS (or this very machine); without, the game plays but not offline. */
export async function goOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    watch(registration.waiting)
    void keepAllIfInstalled()
    const follow = () => {
      const coming = registration.installing
      coming?.addEventListener('statechange', () => {
        // The first one ever is no update.
        if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) watch(coming)
      })
    }
    // One may be on its way already.
    follow()
    registration.addEventListener('updatefound', follow)
  } catch {
    // A host that forbids it: everything else works.
  }
}

/** Whoever has installed the app wants all of it offline, the whole advisor too. */
async function keepAllIfInstalled(): Promise<void> {
  const keepAll = async () => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('keep-all-weights')
  }
  addEventListener('appinstalled', keepAll, { once: true })
  if (matchMedia('(display-mode: standalone)').matches) await keepAll()
}

function watch(worker: ServiceWorker | null): void {
  if (worker === null) return
  waiting = worker
  isUpdateReady.value = true
}

export function takeUpdate(): void {
  // Another tab has taken it since.
  if (waiting?.state === 'activated') location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take-over')
}
