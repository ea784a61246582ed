/// <reference lib="webworker" />
import { forgetOtherWeights, isWeights, keepAllWeights, keepWeightsForAnyGame, weights } from './weights.ts'

/** Written in by the build. */
declare const __FILES__: readonly string[]
declare const __BUILD__: string

const worker = self as unknown as ServiceWorkerGlobalScope
/** A host may have several copies of the game in its folders: each has its own. */
const BUILDS = `build of ${worker.location.href} `
const CACHE = `${BUILDS}${__BUILD__}`
const PAGE = 'index.html'

/** All or nothing: a half-filled cache would be a broken game. */
worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'reload' }))))
      .then(keepWeightsForAnyGame),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), forgetOtherWeights()]).then(() => worker.clients.claim()))
})

worker.addEventListener('message', (event) => {
  // The page asks for it between two games; never by itself, so no game changes under a player's hands.
  if (event.data === 'take-over') void worker.skipWaiting()
  if (event.data === 'keep-all-weights') event.waitUntil(keepAllWeights())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  event.respondWith(isWeights(url) ? weights(request) : fromCacheFirst(request))
})

async function fromCacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const wanted = request.mode === 'navigate' ? PAGE : request
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request)
}

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(BUILDS) && name !== CACHE).map((name) => caches.delete(name)),
  )
}
