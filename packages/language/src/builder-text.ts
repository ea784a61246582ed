import { catalogueOf } from './catalogue.ts'
import type { Params } from './format.ts'
import type { Lang } from './lang.ts'
import { builder as en } from './messages/en/builder.ts'
import { builder as fr } from './messages/fr/builder.ts'

export type BuilderKey = keyof typeof en

/** Texts of the pages on which sets and packs are built: a catalogue of its own that comes with those pages. */
export const BUILDER = catalogueOf<BuilderKey>(en, fr)

/** The keys of fields are put together from the names in the schema. */
export function isBuilderKey(key: string): key is BuilderKey {
  return Object.hasOwn(en, key)
}

export const builderText = (lang: Lang, key: BuilderKey, params?: Params): string =>
  BUILDER.text(lang, key, params)
