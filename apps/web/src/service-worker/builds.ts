/// <reference lib="webworker" />

/** Written in by the build. */
declare const __FILES__: readonly string[]
declare const __BUILD__: string

/** A host may have several copies of the game in its folders: each has its own. */
const BUILDS = `build of ${self.location.href} `
const CACHE = `${BUILDS}${__BUILD__}`
const PAGE = 'index.html'
/** Stands in the cache of every build that has ever answered a page; it is no file of the game. */
const MARK = 'has-answered'

/** All or nothing: a half-filled cache would be a broken game. */
export async function keepThisBuild(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'reload' })))
}

/** A page of the build before may still be open in another tab and ask for its own files, which no host has any more. */
export async function fromCacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const isPage = request.mode === 'navigate'
  if (isPage && !isOurPage(request)) return fetch(request)
  const ours = await cache.match(isPage ? PAGE : request, { ignoreSearch: true })
  const found = ours ?? (isPage ? undefined : await caches.match(request, { ignoreSearch: true }))
  return found ?? fetch(request)
}

/** All else that is ours stands behind the #: at any other address the page would look for its files in vain. */
const isOurPage = ({ url }: Request): boolean =>
  ['./', PAGE].some((path) => new URL(path, self.location.href).pathname === new URL(url).pathname)

/** All but this one and the one that pages may still have been opened with: a build can wait and never be used. */
export async function forgetOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(BUILDS) && name !== CACHE)
  const used = await Promise.all(others.map(hasAnswered))
  const before = others.findLast((_, i) => used[i]) ?? others.at(-1)
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)))
  const cache = await caches.open(CACHE)
  await cache.put(MARK, new Response())
}

async function hasAnswered(name: string): Promise<boolean> {
  const cache = await caches.open(name)
  return (await cache.match(MARK)) !== undefined
}
