import { typeset } from './french-spacing.ts'
import type { Both, Lang } from './lang.ts'
import { conversationNames } from './names/conversation.ts'
import { demandNames } from './names/demands.ts'
import { peopleNames } from './names/people.ts'
import { terrorNames } from './names/terror.ts'

const NAMES: Readonly<Record<string, Both>> = {
  ...conversationNames,
  ...demandNames,
  ...terrorNames,
  ...peopleNames,
}

export const NAMED_IDS: readonly string[] = Object.keys(NAMES)

/** The name of a card, demand, abductor or ability; of one that is not built in, its id. */
export function nameOf(lang: Lang, id: string): string {
  const name = Object.hasOwn(NAMES, id) ? NAMES[id] : undefined
  return name === undefined ? id : typeset(lang, name[lang])
}
