import { headingOf } from '@negotiator/career'
import { eligibleText } from '@negotiator/language'
import { settings } from '../app/settingsCtrl.ts'
import { wishes } from '../home/homeCtrl.ts'
import { lang } from '../words/words.ts'

/** What the next game will count for, before it begins (§13): it follows what is chosen for it. */
export function NextGameCounts() {
  const { seed, practice } = wishes.value
  return <Counts isSeedChosen={seed.trim() !== ''} practice={practice} />
}

/** The dice are as the settings have them. */
export function Counts({ isSeedChosen, practice }: { isSeedChosen: boolean; practice: boolean }) {
  const { ownDice } = settings.value
  const heading = headingOf({ practice, ownDice, ...(isSeedChosen ? { chosenSeed: true } : {}) })
  return <p data-heading={heading}>{eligibleText(lang.value, `career.eligible.${heading}`)}</p>
}
