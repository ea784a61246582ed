import { computed, signal } from '@preact/signals'
import type { Exercise } from '../exercise/exerciseCtrl.ts'
import type { PracticeItem, Try } from '../store/database.ts'
import { allPractice, allTries, putPractice, putTries } from '../store/exerciseStore.ts'
import { getGame } from '../store/gamesStore.ts'
import { questionOf } from './question.ts'
import { inOrder } from './schedule.ts'

/** All mistakes of all games, and every answer; null until the database has told. */
const mistakes = signal<readonly PracticeItem[] | null>(null)
/** Those that are asked, and those that the player has taken out. */
export const deck = computed(() => mistakes.value?.filter(({ isDropped }) => !isDropped) ?? null)
export const dropped = computed(() => mistakes.value?.filter(({ isDropped }) => isDropped) ?? [])
export const tries = signal<readonly Try[]>([])

export async function refreshDeck(): Promise<void> {
  try {
    const [items, given] = await Promise.all([allPractice(), allTries()])
    tries.value = given
    mistakes.value = items
  } catch {
    // No database (a private window): nothing was kept.
    mistakes.value = []
  }
}

/** Notes an answer, here and in the database. */
export function note(id: string, right: boolean): void {
  const given: Try = { id, at: Date.now(), right }
  tries.value = [...tries.value, given]
  void putTries([given]).catch(() => {})
}

/** Takes a question out of the deck. */
export function drop(item: PracticeItem): void {
  write([{ ...item, isDropped: true }])
}

export const putBack = (items: readonly PracticeItem[]): void =>
  write(items.map(({ isDropped: _, ...item }) => item))

/** On the page at once, then in the database. */
function write(items: readonly PracticeItem[]): void {
  const changed = new Map(items.map((item) => [item.id, item]))
  mistakes.value = mistakes.value?.map((item) => changed.get(item.id) ?? item) ?? null
  // Without a database nothing was kept: then there is no deck either.
  void putPractice(items).catch(() => {})
}

/** What to try next, besides that one. */
export function nextItem(besides: string): PracticeItem | null {
  const due = inOrder(deck.value ?? [], tries.value, Date.now()).filter(({ days }) => days === 0)
  return due.find(({ item }) => item.id !== besides)?.item ?? null
}

/** A mistake as a question on the table; null if its game is gone or went another way. */
export async function exerciseOf(id: string): Promise<(Exercise & { readonly item: PracticeItem }) | null> {
  try {
    if (mistakes.peek() === null) await refreshDeck()
    const item = mistakes.peek()?.find((each) => each.id === id)
    const record = item === undefined ? null : await getGame(item.game)
    if (item === undefined || record === null) return null
    const { loadSave } = await import('../store/open-save.ts')
    const loaded = loadSave(JSON.stringify(record.save))
    const start = loaded.ok ? questionOf(item, loaded.session) : null
    if (start === null) return null
    const { ranking, made } = item
    return { id, item, start, ranking, made, onAnswer: (isRight) => note(id, isRight) }
  } catch {
    return null
  }
}
