import { catalogueOf } from './catalogue.ts'
import type { Params } from './format.ts'
import type { Lang } from './lang.ts'
import { lab as en } from './messages/en/lab.ts'
import { lab as fr } from './messages/fr/lab.ts'

export type LabKey = keyof typeof en

/** A subject of its own: it comes with the lab. */
export const LAB_TEXTS = catalogueOf<LabKey>(en, fr)

export const labText = (lang: Lang, key: LabKey, params?: Params): string => LAB_TEXTS.text(lang, key, params)
