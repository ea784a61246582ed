import type { ContentChoice } from '@negotiator/content'
import type { Lang } from './lang.ts'
import { nameOf } from './names.ts'
import { packTitle } from './pack-texts.ts'
import { text } from './text.ts'

/** Which cards a game is played with, in a few words. */
export function cardsName(lang: Lang, { pack, packs = [], set, variant }: ContentChoice): string {
  const game = text(lang, `cli.pack.${pack}`)
  const parts = [
    set === undefined ? game : text(lang, 'cli.pack.own'),
    ...packs.map((each) => packTitle(lang, each)),
    ...(variant === undefined ? [] : [nameOf(lang, variant)]),
  ]
  return parts.join(' · ')
}
