import { settings } from '../app/settingsCtrl.ts'
import { wishes } from '../home/homeCtrl.ts'
import { NextGameWithPacks } from '../own/lazyOwn.ts'
import { Counts } from './countsView.tsx'

/** What the next game will count for, before it begins (§13): it follows what is chosen for it. */
export function NextGameCounts() {
  const { seed, practice } = wishes.value
  if (settings.value.hasPacks) return <NextGameWithPacks />
  return <Counts isSeedChosen={seed.trim() !== ''} practice={practice} />
}
