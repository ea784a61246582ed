import type { ReasonName } from '@negotiator/rules'
import { catalogueOf } from './catalogue.ts'
import type { Lang } from './lang.ts'
import { endings as en } from './messages/en/endings.ts'
import { endings as fr } from './messages/fr/endings.ts'
import { genderOf, nameOf } from './names.ts'
import { storyOf } from './stories.ts'

type EndingKey = keyof typeof en

/** A subject of its own: it comes with the end of a night. */
export const ENDINGS = catalogueOf<EndingKey>(en, fr)

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
    title:
      typeof test === 'string' ? nameOf(lang, test) : ENDINGS.text(lang, `ending.${reason}.title`, params),
    text: told === '' ? ENDINGS.text(lang, textKey(reason, context), params) : told,
  }
}

/** Nobody and everyone have their own words where counting them would sound wrong. */
function textKey(reason: ReasonName | 'resigned', { saved, total }: EndingContext): EndingKey {
  const key = `ending.${reason}.text` as const
  if (saved > 0 && saved < total) return key
  const special = `ending.${reason}.text.${saved === 0 ? 'nobody' : 'everyone'}`
  return isEndingKey(special) ? special : key
}

const isEndingKey = (key: string): key is EndingKey => Object.hasOwn(en, key)
