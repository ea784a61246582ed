import { catalogueOf } from './catalogue.ts'
import type { Params } from './format.ts'
import type { Lang } from './lang.ts'
import { watch as en } from './messages/en/watch.ts'
import { watch as fr } from './messages/fr/watch.ts'

export type WatchKey = keyof typeof en

/** A subject of its own: it comes with the page that shows a game step by step. */
export const WATCH = catalogueOf<WatchKey>(en, fr)

export const watchText = (lang: Lang, key: WatchKey, params?: Params): string => WATCH.text(lang, key, params)
