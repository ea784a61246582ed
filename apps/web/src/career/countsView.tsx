import { headingOf } from '@negotiator/career'
import { eligibleText } from '@negotiator/language'
import { settings } from '../app/settingsCtrl.ts'
import { lang } from '../words/words.ts'

interface Props {
  readonly isSeedChosen: boolean
  readonly practice: boolean
  readonly hasPacks?: boolean
}

/** What a game will count for (§13). The dice are as the settings have them. */
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
