import { headingOf } from '@negotiator/career'
import { eligibleText } from '@negotiator/language'
import { settings } from '../app/settingsCtrl.ts'
import { wishes } from '../home/homeCtrl.ts'
import { NextGameWithPacks } from '../own/lazyOwn.ts'
import { lang } from '../words/words.ts'

/** What the next game will count for, before it begins (§13): it follows what is chosen for it. */
export function NextGameCounts() {
  const { seed, practice } = wishes.value
  if (settings.value.hasPacks) return <NextGameWithPacks />
  return <Counts isSeedChosen={seed.trim() !== ''} practice={practice} />
}

interface Props {
  readonly isSeedChosen: boolean
  readonly practice: boolean
  readonly hasPacks?: boolean
}

/** The dice are as the settings have them. */
export function Counts({ isSeedChosen, practice, hasPacks = false }: Props) {
  const { ownDice } = settings.value
  const heading = headingOf({
    practice,
    ownDice,
    ...(isSeedChosen ? { chosenSeed: true } : {}),
    ...(hasPacks ? { packs: [] } : {}),
  })
  return <p data-heading={heading}>{eligibleText(lang.value, `career.eligible.${heading}`)}</p>
}
