import { typeset } from './french-spacing.ts'
import type { Lang } from './lang.ts'
import { hostagePeople } from './names/hostages.ts'

/** Somebody who is held inside. */
export interface Hostage {
  readonly name: string
  /** One line of a life. */
  readonly life: string
  /** The same of somebody who is dead. */
  readonly past: string
}

/** How many different people there are; no game ever holds that many. */
export const HOSTAGE_COUNT = hostagePeople.length

export function hostageOf(lang: Lang, index: number): Hostage {
  const { name, gone, ...life } = hostagePeople[index % HOSTAGE_COUNT]!
  return { name, life: typeset(lang, life[lang]), past: typeset(lang, gone[lang]) }
}
