/// <reference lib="webworker" />

/** Written in by the build: what the advisor has learned, a file for every game and one for any game. */
declare const __WEIGHTS__: readonly string[]

/** Of all builds: the names hold a hash, so what has not changed stays over an update. */
const CACHE = `weights of ${self.location.href}`

const addressOf = (file: string): string => new URL(file, self.location.href).href
const ADDRESSES = __WEIGHTS__.map(addressOf)
const FOR_ANY_GAME = ADDRESSES.filter((address) => /\/any-any[^/]*$/.test(address))

export const isWeights = ({ href }: URL): boolean => ADDRESSES.includes(href)

/** Kept when they are first asked for: whoever never wants a hint does not pay for it. */
export async function weights(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.url)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  // Without room for it the hint that has asked gets it all the same.
  if (response.ok) await cache.put(request.url, response.clone()).catch(() => {})
  return response
}

/** One file for all games, with the game itself: so a hint can be had offline, if not the strongest. */
export const keepWeightsForAnyGame = (): Promise<void> => keep(FOR_ANY_GAME)

/** For whoever has installed the app. */
export const keepAllWeights = (): Promise<void> => keep(ADDRESSES)

async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const address of addresses) {
    if ((await cache.match(address)) === undefined) await cache.add(address)
  }
}

export async function forgetOtherWeights(): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const { url } of await cache.keys()) if (!ADDRESSES.includes(url)) await cache.delete(url)
}
