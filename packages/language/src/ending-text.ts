import type { ReasonName } from '@negotiator/rules'
import type { Lang } from './lang.ts'
import { genderOf, nameOf } from './names.ts'
import { storyOf } from './stories.ts'
import { isMessageKey, type MessageKey, text } from './text.ts'

export interface EndingContext {
  readonly saved: number
  readonly killed: number
  /** All hostages that were ever in the game (G3). */
  readonly total: number
  readonly abductor?: string
  /** The end test of the game's own that has ended it. */
  readonly test?: string | null
}

export interface Ending {
  readonly title: string
  readonly text: string
}

/** The last page of a game. */
export function endingText(lang: Lang, reason: ReasonName | 'resigned', context: EndingContext): Ending {
  const { saved, killed, total, abductor, test } = context
  const params = { saved, killed, total, who: genderOf(abductor) }
  const told = typeof test === 'string' ? storyOf(lang, test) : ''
  return {
    title: typeof test === 'string' ? nameOf(lang, test) : text(lang, `ending.${reason}.title`, params),
    text: told === '' ? text(lang, textKey(reason, context), params) : told,
  }
}

/** Nobody and everyone have their own words where counting them would sound wrong. */
function textKey(reason: ReasonName | 'resigned', { saved, total }: EndingContext): MessageKey {
  const key = `ending.${reason}.text` as const
  if (saved > 0 && saved < total) return key
  const special = `ending.${reason}.text.${saved === 0 ? 'nobody' : 'everyone'}`
  return isMessageKey(special) ? special : key
}
