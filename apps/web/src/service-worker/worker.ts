/// <reference lib="webworker" />
import { forgetOldBuilds, fromCacheFirst, keepThisBuild } from './builds.ts'
import { forgetOtherWeights, isWeights, keepAllWeights, keepWeightsForAnyGame, weights } from './weights.ts'

const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', (event) => {
  // Only the build itself is all or nothing: a file of weights that is missing now is kept when it can be had.
  event.waitUntil(keepThisBuild().then(() => keepWeightsForAnyGame().catch(() => {})))
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
