import type { ReasonName } from '@negotiator/rules'
import type { Lang } from './lang.ts'
import { genderOf } from './names/people.ts'
import { text } from './text.ts'

export interface EndingContext {
  readonly saved: number
  readonly killed: number
  /** All hostages that were ever in the game (G3). */
  readonly total: number
  readonly abductor?: string
}

export interface Ending {
  readonly title: string
  readonly text: string
}

/** The last page of a game. */
export function endingText(lang: Lang, reason: ReasonName | 'resigned', context: EndingContext): Ending {
  const { saved, killed, total, abductor } = context
  const params = { saved, killed, total, who: genderOf(abductor) }
  return {
    title: text(lang, `ending.${reason}.title`, params),
    text: text(lang, `ending.${reason}.text`, params),
  }
}
