import type { KeptPuzzle, Theme } from '@negotiator/advisor'
import type { PackId } from '@negotiator/content'
import { sessionFrom } from '@negotiator/session'
import { computed, signal } from '@preact/signals'
import type { Exercise } from '../exercise/exerciseCtrl.ts'
import { note, tries } from '../practice/practiceCtrl.ts'
import { fetchPuzzles } from './collection.ts'
import { dayOf, msToMidnight, puzzleOfDay, shuffled } from './daily.ts'
import { standingOf } from './standing.ts'

export const puzzles = signal<readonly KeptPuzzle[] | 'loading' | 'missing'>('loading')
const known = computed(() => (typeof puzzles.value === 'string' ? [] : puzzles.value))

/** What the next puzzle is to be like; null is any. */
export const wish = signal<{ readonly theme: Theme | null; readonly rating: number | null }>({
  theme: null,
  rating: null,
})

export async function loadPuzzles(): Promise<void> {
  if (typeof puzzles.peek() !== 'string') return
  puzzles.value = 'loading'
  try {
    puzzles.value = await fetchPuzzles()
  } catch {
    puzzles.value = 'missing'
  }
}

export const today = signal(new Date())

/**
 * An app may be left open over midnight, in sight or not: one that is out of sight may have slept through it. Asked by
 * the list alone: no puzzle is taken from under a player's hands.
 */
export function followDay(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const now = new Date()
    today.value = now
    clearTimeout(timer)
    timer = setTimeout(look, msToMidnight(now))
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

export const standing = computed(() => standingOf(tries.value, known.value, today.value))
export const daily = computed(() =>
  known.value.length === 0 ? null : puzzleOfDay(known.value, dayOf(today.value)),
)

export const withTheme = (theme: Theme): readonly KeptPuzzle[] =>
  known.value.filter(({ themes }) => themes.includes(theme))

/** The next one as wished: one that was never tried, or else one not solved yet, or else any other. */
export function nextPuzzle(besides = ''): KeptPuzzle | null {
  const { theme, rating } = wish.value
  const fitting = shuffled(known.value).filter(
    (puzzle) =>
      puzzle.id !== besides &&
      (theme === null || puzzle.themes.includes(theme)) &&
      (rating === null || puzzle.rating === rating),
  )
  const tried = new Set(tries.value.map(({ id }) => id))
  return (
    fitting.find(({ id }) => !tried.has(id)) ??
    fitting.find(({ id }) => !standing.value.solved.has(id)) ??
    fitting[0] ??
    null
  )
}

/** `daily` is the one of today. */
export const puzzleNamed = (id: string): KeptPuzzle | null =>
  id === 'daily' ? daily.value : (known.value.find((puzzle) => puzzle.id === id) ?? null)

export function exerciseOf(puzzle: KeptPuzzle): Exercise {
  const { id, abductor, pack, state, ranking } = puzzle
  const setup = { abductor, pack: pack as PackId, seed: id, practice: true, ownDice: false }
  return { id, start: sessionFrom(setup, state), ranking, onAnswer: (isRight) => note(id, isRight) }
}
