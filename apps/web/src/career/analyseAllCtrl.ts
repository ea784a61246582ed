import { computed, effect, signal } from '@preact/signals'
import { allWritten, close, open, phase, start } from '../analysis/analysisCtrl.ts'
import { chapterGames, refreshCareer } from './careerCtrl.ts'

/** Games of what is looked at that nobody has analysed to the end, the one played last first. */
export const unanalysed = computed<readonly string[]>(() =>
  chapterGames.value
    .filter(({ analysis, facts }) => analysis === undefined && facts.steps > 0)
    .map(({ id }) => id)
    .toReversed(),
)
/** How far it has come; null while nothing is analysed. */
export const analysing = signal<{ readonly done: number; readonly all: number } | null>(null)
/** What the advisor has learned could not be had, offline for instance. */
export const isAdvisorMissing = signal(false)

/** One game after the other, as their own pages would do it: what is found is kept with each at once. */
export async function analyseAll(): Promise<void> {
  if (analysing.peek() !== null) return
  const ids = unanalysed.peek()
  isAdvisorMissing.value = false
  for (const [done, id] of ids.entries()) {
    analysing.value = { done, all: ids.length }
    await analyseWhole(id)
    if (analysing.peek() === null) break
    isAdvisorMissing.value = phase.peek() === 'no-advisor'
    if (isAdvisorMissing.peek()) break
  }
  analysing.value = null
  await allWritten()
  await refreshCareer()
}

/** Also when the page is left: only one game is analysed at a time, and the next page may want another. */
export function stopAnalysing(): void {
  if (analysing.peek() === null) return
  close()
  analysing.value = null
}

async function analyseWhole(id: string): Promise<void> {
  await open(id)
  // Somebody has stopped it on its own page; here it is wanted again.
  if (phase.peek() === 'stopped') start()
  let dispose = () => {}
  await new Promise<void>((resolve) => {
    dispose = effect(() => {
      const isBusy = phase.value === 'loading' || phase.value === 'working'
      if (analysing.value === null || !isBusy) resolve()
    })
  })
  dispose()
}
