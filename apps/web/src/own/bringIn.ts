import { canonicalJson, type PackFile } from '@negotiator/content'
import { tell, tellGone } from '../app/toldView.tsx'
import { addPack, ownPacks, putPack } from './ownCtrl.ts'
import type { PackRecord } from './ownDatabase.ts'
import { ownText } from './ownText.ts'

/** What packs that have just been replaced were before, until it is told. */
let replaced: readonly PackRecord[] = []

/** Takes a good pack in. If another version of it was here, that is to be told. */
export async function bringIn(pack: PackFile): Promise<void> {
  const known = ownPacks.value?.find(({ id }) => id === pack.id)
  const isOther = known !== undefined && canonicalJson(known.data) !== canonicalJson(pack)
  // Of several in a row the way back leads to the first.
  if (isOther && !replaced.some(({ id }) => id === known.id)) {
    const { id, data, isOn } = known
    replaced = [...replaced, { id, data, isOn }]
  }
  await addPack(pack)
}

/** Hours in the editor may have gone into it: there is a way back. */
export function tellReplaced(): boolean {
  const before = replaced
  if (before.length === 0) return false
  replaced = []
  const list = before.map(({ id }) => id).join(', ')
  tellGone(ownText('packs.replaced', { list }), () => Promise.all(before.map(putPack)))
  return true
}

export async function bringInAndTell(pack: PackFile, name: string = pack.id): Promise<void> {
  await bringIn(pack)
  if (!tellReplaced()) tell(ownText('packs.taken', { id: name }))
}
