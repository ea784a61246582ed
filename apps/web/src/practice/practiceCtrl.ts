import { signal } from '@preact/signals'
import type { Exercise } from '../exercise/exerciseCtrl.ts'
import type { PracticeItem, Try } from '../store/database.ts'
import { allPractice, allTries, putTries } from '../store/exerciseStore.ts'
import { getGame } from '../store/gamesStore.ts'
import { questionOf } from './question.ts'
import { inOrder } from './schedule.ts'

/** All mistakes of all games, and every answer; null until the database has told. */
export const deck = signal<readonly PracticeItem[] | null>(null)
export const tries = signal<readonly Try[]>([])

export async function refreshDeck(): Promise<void> {
  try {
    const [items, given] = await Promise.all([allPractice(), allTries()])
    tries.value = given
    deck.value = items
  } catch {
    // No database (a private window): nothing was kept.
    deck.value = []
  }
}

/** Notes an answer, here and in the database. */
export function note(id: string, right: boolean): void {
  const given: Try = { id, at: Date.now(), right }
  tries.value = [...tries.value, given]
  void putTries([given]).catch(() => {})
}

/** What to try next, besides that one. */
export function nextItem(besides: string): PracticeItem | null {
  const due = inOrder(deck.value ?? [], tries.value, Date.now()).filter(({ days }) => days === 0)
  return due.find(({ item }) => item.id !== besides)?.item ?? null
}

/** A mistake as a question on the table; null if its game is gone or went another way. */
export async function exerciseOf(id: string): Promise<(Exercise & { readonly item: PracticeItem }) | null> {
  try {
    if (deck.peek() === null) await refreshDeck()
    const item = deck.peek()?.find((each) => each.id === id)
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
