import { catalogueOf } from './catalogue.ts'
import type { Params } from './format.ts'
import type { Lang } from './lang.ts'
import { packs as en } from './messages/en/packs.ts'
import { packs as fr } from './messages/fr/packs.ts'

export type PacksKey = keyof typeof en

/** Texts about sets and packs: a catalogue of its own, loaded where they are built. */
export const PACKS_TEXTS = catalogueOf<PacksKey>(en, fr)

export const packsText = (lang: Lang, key: PacksKey, params?: Params): string =>
  PACKS_TEXTS.text(lang, key, params)
