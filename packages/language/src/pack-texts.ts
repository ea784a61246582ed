import type { ContentChoice, PackFile } from '@negotiator/content'
import { typeset } from './french-spacing.ts'
import type { Lang } from './lang.ts'
import type { Gender } from './names/people.ts'

/** Packs bring their texts with them; they are known by the pack's id, with which every id in it begins. */
const known = new Map<string, PackFile>()

/** From now on the names, flavours and stories of this pack are found like those of the games. */
export function addPackTexts(pack: PackFile): void {
  known.set(pack.id, pack)
}

/** A game brings its packs along; their texts must be known before anything of it is shown. */
export function knowPacks({ packs = [] }: Pick<ContentChoice, 'packs'>): void {
  for (const pack of packs) addPackTexts(pack)
}

const packOf = (id: string): PackFile | undefined => {
  const dot = id.indexOf('.')
  return dot < 0 ? undefined : known.get(id.slice(0, dot))
}

/** In the language asked for, else in English, else in whichever the pack has. Plain text: nothing in it is markup. */
export function packText(lang: Lang, what: 'names' | 'flavour' | 'stories', id: string): string | undefined {
  const texts = packOf(id)?.texts
  if (texts === undefined) return undefined
  for (const candidate of [lang, 'en', ...Object.keys(texts)]) {
    const list = Object.hasOwn(texts, candidate) ? texts[candidate]?.[what] : undefined
    if (list !== undefined && Object.hasOwn(list, id)) {
      return candidate === lang ? typeset(lang, list[id]!) : list[id]
    }
  }
  return undefined
}

export function packVoice(id: string): Gender {
  const voices = packOf(id)?.voices ?? {}
  return Object.hasOwn(voices, id) ? voices[id]! : 'm'
}

/** What a pack calls itself. */
export const packTitle = (lang: Lang, pack: PackFile): string => ofPack(lang, pack, 'title') ?? pack.id

/** What it says of itself; nothing if it says nothing. */
export const packDescription = (lang: Lang, pack: PackFile): string => ofPack(lang, pack, 'description') ?? ''

function ofPack(lang: Lang, { texts }: PackFile, what: 'title' | 'description'): string | undefined {
  const own = texts[lang]
  if (own === undefined) return (texts.en ?? Object.values(texts)[0])?.[what]
  return own[what] === undefined ? undefined : typeset(lang, own[what])
}
