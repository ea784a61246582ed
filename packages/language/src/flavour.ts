import type { PackId } from '@negotiator/content'
import { conversationFlavour } from './flavour/conversation.ts'
import { demandFlavour } from './flavour/demands.ts'
import { peopleFlavour } from './flavour/people.ts'
import { terrorFlavour } from './flavour/terror.ts'
import { typeset } from './french-spacing.ts'
import type { Both, Lang } from './lang.ts'
import { packText } from './pack-texts.ts'

const FLAVOUR: Readonly<Record<string, Both>> = {
  ...conversationFlavour,
  ...demandFlavour,
  ...terrorFlavour,
  ...peopleFlavour,
}

function find(id: string): Both | undefined {
  return Object.hasOwn(FLAVOUR, id) ? FLAVOUR[id] : undefined
}

/** A line or two of mood; the game's own where it has one, nothing for what nobody has written one for. */
export function flavourOf(lang: Lang, id: string, pack?: PackId): string {
  const flavour = find(`${id}.${pack}`) ?? find(id)
  if (flavour !== undefined) return typeset(lang, flavour[lang])
  return packText(lang, 'flavour', id) ?? ''
}
