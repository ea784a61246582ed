import type { PackFile } from '@negotiator/content'
import { addPackTexts } from '@negotiator/language'
import { checkPack } from '@negotiator/session'
import { signal } from '@preact/signals'

/** The packs that come with the game, each a file of its own that is fetched here only. */
const FILES: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob('../../../../packs/*.json', {
  import: 'default',
})

/** Those that have arrived. */
export const shippedPacks = signal<readonly PackFile[]>([])

export async function loadShipped(): Promise<void> {
  if (shippedPacks.peek().length > 0) return
  const all = await Promise.all(Object.values(FILES).map(fetched))
  const packs = all.filter((pack) => pack !== null)
  for (const pack of packs) addPackTexts(pack)
  shippedPacks.value = packs
}

/** Offline it may not be there. */
async function fetched(load: () => Promise<unknown>): Promise<PackFile | null> {
  try {
    const checked = checkPack(await load())
    return checked.ok ? checked.pack : null
  } catch {
    return null
  }
}
