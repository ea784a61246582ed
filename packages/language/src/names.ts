import { typeset } from './french-spacing.ts'
import type { Both, Lang } from './lang.ts'
import { conversationNames } from './names/conversation.ts'
import { demandNames } from './names/demands.ts'
import { type Gender, peopleNames, WOMEN } from './names/people.ts'
import { terrorNames } from './names/terror.ts'
import { packText, packVoice } from './pack-texts.ts'

const NAMES: Readonly<Record<string, Both>> = {
  ...conversationNames,
  ...demandNames,
  ...terrorNames,
  ...peopleNames,
}

export const NAMED_IDS: readonly string[] = Object.keys(NAMES)

/** The name of a card, demand, abductor or ability; of one that neither a game nor a pack has, its id. */
export function nameOf(lang: Lang, id: string): string {
  const name = Object.hasOwn(NAMES, id) ? NAMES[id] : undefined
  if (name !== undefined) return typeset(lang, name[lang])
  return packText(lang, 'names', id) ?? id
}

/** For the templates that say he or she. */
export function genderOf(abductor: string | undefined): Gender {
  if (abductor === undefined) return 'm'
  return WOMEN.includes(abductor) ? 'f' : packVoice(abductor)
}
