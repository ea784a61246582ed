import type { ReasonName } from '@negotiator/rules'
import type { Lang } from './lang.ts'
import { genderOf } from './names/people.ts'
import { isMessageKey, type MessageKey, text } from './text.ts'

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
    text: text(lang, textKey(reason, context), params),
  }
}

/** Nobody and everyone have their own words where counting them would sound wrong. */
function textKey(reason: ReasonName | 'resigned', { saved, total }: EndingContext): MessageKey {
  const key = `ending.${reason}.text` as const
  if (saved > 0 && saved < total) return key
  const special = `ending.${reason}.text.${saved === 0 ? 'nobody' : 'everyone'}`
  return isMessageKey(special) ? special : key
}
