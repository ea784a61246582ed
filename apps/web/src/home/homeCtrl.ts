import { ABDUCTORS, type PackId } from '@negotiator/content'
import { knowPacks } from '@negotiator/language'
import { LONGEST_SEED } from '@negotiator/session'
import { computed, signal } from '@preact/signals'
import { painted } from '../app/painted.ts'
import { go } from '../app/router.ts'
import { settings } from '../app/settingsCtrl.ts'
import { begin } from '../game/actCtrl.ts'
import type { GameDigest } from '../store/database.ts'
import { getGame, newestGames } from '../store/gamesStore.ts'
import { onOtherTab } from '../store/tabs.ts'

/** More would be a wall; the career has them all. */
const MOST_SHOWN = 20

/** Null until the database has answered. */
const games = signal<readonly GameDigest[] | null>(null)

export const openGames = computed(() => games.value?.filter(({ open }) => open) ?? [])
/** Those that go on come first. */
export const shownGames = computed(() =>
  [...openGames.value, ...(games.value?.filter(({ open }) => !open) ?? [])].slice(0, MOST_SHOWN),
)

export async function refreshGames(): Promise<void> {
  try {
    const newest = await newestGames(MOST_SHOWN)
    await knowTheirPacks(newest)
    games.value = newest
  } catch {
    // No database (a private window): every game begins anew.
    games.value = []
  }
}

/** A game with a pack's abductor brings his name along; the one played last has the last word. */
async function knowTheirPacks(newest: readonly GameDigest[]): Promise<void> {
  const own = newest.filter(({ summary }) => summary.abductor.includes('.')).toReversed()
  for (const game of await Promise.all(own.map(({ id }) => getGame(id)))) {
    if (game !== null) knowPacks(game.save.setup)
  }
}

/** Is what lies below the first buttons there? The first paint of all does not wait for it. */
export const isUnfolded = signal(false)

export async function unfold(): Promise<void> {
  await painted()
  isUnfolded.value = true
}

export function followGames(): void {
  onOtherTab(() => void refreshGames())
}

/** What the next game is played with. */
export const wishes = signal<{ abductor: string; pack: PackId | null; seed: string; practice: boolean }>({
  abductor: 'arkayne',
  pack: null,
  seed: '',
  practice: false,
})

export async function play(): Promise<void> {
  const { abductor, pack, seed, practice } = wishes.value
  const own = ABDUCTORS.find((entry) => entry.abductor.id === abductor)?.pack ?? 'base'
  const { ownDice, hasPacks } = settings.value
  const typed = seed.trim().slice(0, LONGEST_SEED)
  const wish = { abductor, pack: pack ?? own, practice, ownDice, ...(typed === '' ? {} : { seed: typed }) }
  // A pack may change the values of any card.
  const id = hasPacks ? await (await import('../own/beginOwn.ts')).loadAndBegin(wish) : begin(wish)
  go('play', id)
}
