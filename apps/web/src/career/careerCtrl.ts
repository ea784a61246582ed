import { type Career, careerOf, gamesAgainst, gamesUnder, type KeptHeading } from '@negotiator/career'
import { computed, signal } from '@preact/signals'
import { onOtherTab } from '../store/tabs.ts'
import { type History, readHistory } from './history.ts'

/** Null until the first games are there. */
export const history = signal<History | null>(null)
/** How many of the games that had to be replayed are; null when all are. */
export const reading = signal<{ readonly done: number; readonly all: number } | null>(null)

/** What of the career is looked at. */
export const heading = signal<KeptHeading>('career')
export const abductor = signal<string | null>(null)

export const career = computed<Career>(() => careerOf(history.value?.games ?? []))

/** The statistics that are looked at, and the games they are of, in the order played. */
export const chapter = computed(() => {
  const { all, byAbductor } = career.value.chapters[heading.value]
  return abductor.value === null ? all : (byAbductor[abductor.value] ?? null)
})
export const chapterGames = computed(() =>
  gamesAgainst(gamesUnder(career.value.games, heading.value), abductor.value),
)

let isReading = false
let isStale = false

/** Reads the games, again if something changed while it read. */
export async function refreshCareer(): Promise<void> {
  isStale = true
  if (isReading) return
  isReading = true
  while (isStale) {
    isStale = false
    await read()
  }
  isReading = false
}

async function read(): Promise<void> {
  try {
    history.value = await readHistory((known, done, all) => {
      history.value ??= known
      reading.value = { done, all }
    })
  } catch {
    // No database (a private window): nothing was ever kept.
    history.value ??= { digests: [], games: [], setAside: [] }
  }
  reading.value = null
}

/** Follows what other tabs write while the page is shown. */
export function followCareer(): void {
  onOtherTab(() => {
    if (history.value !== null) void refreshCareer()
  })
}
