import type { Try } from '../store/database.ts'

const DAY = 86_400_000
/** Days until a mistake comes back, by how often in a row it was put right. */
const WAITS: readonly number[] = [0, 1, 3, 7, 21, 60]

/** When something is to be tried again: a wrong answer sends it back to the start. */
export function dueAt(id: string, tries: readonly Try[]): number {
  const own = tries.filter((each) => each.id === id).sort((a, b) => a.at - b.at)
  const last = own.at(-1)
  if (last === undefined) return 0
  let row = 0
  for (const { right } of own) row = right ? row + 1 : 0
  return last.at + WAITS[Math.min(row, WAITS.length - 1)]! * DAY
}

/** Whole days from now; 0 if it is due. */
const daysUntil = (due: number, now: number): number => Math.max(0, Math.ceil((due - now) / DAY))

/** What is due first, the costliest of it before the others; then what comes next. */
export function inOrder<Item extends { readonly id: string; readonly loss: number }>(
  items: readonly Item[],
  tries: readonly Try[],
  now: number,
): { readonly item: Item; readonly days: number }[] {
  return items
    .map((item) => {
      const due = dueAt(item.id, tries)
      return { item, due, days: daysUntil(due, now) }
    })
    .sort((a, b) => a.days - b.days || (a.days === 0 ? b.item.loss - a.item.loss : a.due - b.due))
    .map(({ item, days }) => ({ item, days }))
}
