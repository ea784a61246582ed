import { catalogueOf } from './catalogue.ts'
import type { Params } from './format.ts'
import type { Lang } from './lang.ts'
import { advisor as en } from './messages/en/advisor.ts'
import { advisor as fr } from './messages/fr/advisor.ts'

export type AdvisorKey = keyof typeof en

/** A subject of its own: it comes with the first hint or analysis. */
export const ADVISOR = catalogueOf<AdvisorKey>(en, fr)

export const advisorText = (lang: Lang, key: AdvisorKey, params?: Params): string =>
  ADVISOR.text(lang, key, params)
