import { catalogueOf } from './catalogue.ts'
import type { Params } from './format.ts'
import type { Lang } from './lang.ts'
import { career as en } from './messages/en/career.ts'
import { career as fr } from './messages/fr/career.ts'

export type CareerKey = keyof typeof en

/** A subject of its own: it comes with the page of the career. */
export const CAREER = catalogueOf<CareerKey>(en, fr)

export const careerText = (lang: Lang, key: CareerKey, params?: Params): string =>
  CAREER.text(lang, key, params)
