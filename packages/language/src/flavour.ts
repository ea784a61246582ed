import type { PackId } from '@negotiator/content'
import { conversationFlavour } from './flavour/conversation.ts'
import { demandFlavour } from './flavour/demands.ts'
import { peopleFlavour } from './flavour/people.ts'
import { terrorFlavour } from './flavour/terror.ts'
import { typeset } from './french-spacing.ts'
import type { Both, Lang } from './lang.ts'

const FLAVOUR: Readonly<Record<string, Both>> = {
  ...conversationFlavour,
  ...demandFlavour,
  ...terrorFlavour,
  ...peopleFlavour,
}

function find(id: string): Both | undefined {
  return Object.hasOwn(FLAVOUR, id) ? FLAVOUR[id] : undefined
}

/** A line or two of mood; the pack's own where it has one, nothing for what is not built in. */
export function flavourOf(lang: Lang, id: string, pack?: PackId): string {
  const flavour = find(`${id}.${pack}`) ?? find(id)
  return flavour === undefined ? '' : typeset(lang, flavour[lang])
}
