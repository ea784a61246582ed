import type { PackFile } from '@negotiator/content'
import { addPackTexts } from '@negotiator/language'
import { MOST_PACKS } from '@negotiator/session'
import { computed, signal } from '@preact/signals'
import { change, settings } from '../app/settingsCtrl.ts'
import { onOtherTab, tellTabs } from '../store/tabs.ts'
import { checkedPack, type OwnPack } from './checkedPack.ts'
import { ownDatabase, ownRecords, type PackRecord, type SetRecord } from './ownDatabase.ts'

/** Packs and sets of this browser; null until the database has answered. */
export const ownPacks = signal<readonly OwnPack[] | null>(null)
export const ownSets = signal<readonly SetRecord[] | null>(null)
/** What could not be kept or opened, for the page to say. */
export const isKept = signal(true)

export const packsOn = computed<readonly PackFile[]>(() =>
  (ownPacks.value ?? []).flatMap(({ isOn, pack }) => (isOn && pack !== null ? [pack] : [])),
)
/** As many a save can carry. */
export const hasRoom = computed(() => packsOn.value.length < MOST_PACKS)

const TABS_KNOW_IT_AS = 'own'
let isFollowing = false

export async function loadOwn(): Promise<void> {
  if (!isFollowing) {
    isFollowing = true
    onOtherTab((what) => {
      if (what === TABS_KNOW_IT_AS) void loadOwn()
    })
  }
  try {
    const { packs, sets } = await ownRecords()
    ownSets.value = sets
    show(packs.map(checkedPack))
  } catch {
    // No database (a private window): what is built lasts until the page is closed.
    isKept.value = false
    ownPacks.value ??= []
    ownSets.value ??= []
  }
}

function show(packs: readonly OwnPack[]): void {
  for (const { pack } of packs) if (pack !== null) addPackTexts(pack)
  ownPacks.value = packs
  // The start page asks this before it loads any of it.
  const hasPacks = packsOn.value.length > 0
  if (settings.value.hasPacks !== hasPacks) change({ hasPacks })
}

/** Writes that are under way. */
export const writing = signal(0)

type Work = (db: Awaited<ReturnType<typeof ownDatabase>>) => Promise<unknown>

/** On the page at once, then in the database. */
async function write(work: Work): Promise<void> {
  await tryToWrite(work).catch(() => {
    isKept.value = false
  })
}

async function tryToWrite(work: Work): Promise<void> {
  writing.value++
  try {
    await work(await ownDatabase())
    tellTabs(TABS_KNOW_IT_AS)
  } finally {
    writing.value--
  }
}

export async function putPack(record: PackRecord): Promise<void> {
  const others = (ownPacks.value ?? []).filter(({ id }) => id !== record.id)
  show([...others, checkedPack(record)].sort((a, b) => (a.id < b.id ? -1 : 1)))
  await write((db) => db.put('packs', record))
}

export async function removePack(id: string): Promise<void> {
  show((ownPacks.value ?? []).filter((each) => each.id !== id))
  await write((db) => db.delete('packs', id))
}

/** Takes a good pack in, in the place of an older one of the same id, and switches it on if there is room. */
export function addPack(pack: PackFile): Promise<void> {
  const known = ownPacks.value?.find(({ id }) => id === pack.id)
  return putPack({ id: pack.id, data: pack, isOn: known?.isOn ?? hasRoom.value })
}

export async function putSet(record: SetRecord): Promise<void> {
  ownSets.value = [...(ownSets.value ?? []).filter(({ id }) => id !== record.id), record]
  await write((db) => db.put('sets', record))
}

export async function removeSet(id: string): Promise<void> {
  ownSets.value = (ownSets.value ?? []).filter((each) => each.id !== id)
  await write((db) => db.delete('sets', id))
}

/** Whoever wants it gone is to know if it is not. */
export async function forgetOwn(): Promise<void> {
  show([])
  ownSets.value = []
  await tryToWrite(async (db) => {
    await db.clear('packs')
    await db.clear('sets')
  })
}
