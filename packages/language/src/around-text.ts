import { catalogueOf } from './catalogue.ts'
import type { Params } from './format.ts'
import type { Lang } from './lang.ts'
import { around as en } from './messages/en/around.ts'
import { around as fr } from './messages/fr/around.ts'

export type AroundKey = keyof typeof en

/** A subject of its own: it comes with the first page or sheet beside the table. */
export const AROUND = catalogueOf<AroundKey>(en, fr)

export const aroundText = (lang: Lang, key: AroundKey, params?: Params): string =>
  AROUND.text(lang, key, params)
