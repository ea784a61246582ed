import { ABDUCTORS, type PackId } from '@negotiator/content'
import { computed, signal } from '@preact/signals'
import { go } from '../app/router.ts'
import { settings } from '../app/settingsCtrl.ts'
import { begin } from '../game/actCtrl.ts'
import type { GameRecord } from '../store/database.ts'
import { allGames } from '../store/gamesStore.ts'
import { onOtherTab } from '../store/tabs.ts'

/** Null until the database has answered. */
export const games = signal<readonly GameRecord[] | null>(null)

export const openGames = computed(() => games.value?.filter(({ summary }) => summary.result === null) ?? [])
export const endedGames = computed(() => games.value?.filter(({ summary }) => summary.result !== null) ?? [])

export async function refreshGames(): Promise<void> {
  try {
    games.value = await allGames()
  } catch {
    // No database (a private window): every game begins anew.
    games.value = []
  }
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

export function play(): void {
  const { abductor, pack, seed, practice } = wishes.value
  const own = ABDUCTORS.find((entry) => entry.abductor.id === abductor)?.pack ?? 'base'
  const id = begin({
    abductor,
    pack: pack ?? own,
    practice,
    ownDice: settings.value.ownDice,
    ...(seed.trim() === '' ? {} : { seed: seed.trim().slice(0, 100) }),
  })
  go('play', id)
}
