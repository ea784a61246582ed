import { catalogueOf } from './catalogue.ts'
import type { Lang } from './lang.ts'
import { eligible as en } from './messages/en/eligible.ts'
import { eligible as fr } from './messages/fr/eligible.ts'

type EligibleKey = keyof typeof en

/** Apart from the career: the start page wants these few. */
export const ELIGIBLE = catalogueOf<EligibleKey>(en, fr)

export const eligibleText = (lang: Lang, key: EligibleKey): string => ELIGIBLE.text(lang, key)
