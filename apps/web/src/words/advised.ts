import { type AdvisorKey, advisorText, type Params } from '@negotiator/language'
import { lang } from './words.ts'

/** A text about advice. Nothing that the first load shows may ask for one. */
export const advised = (key: AdvisorKey, params?: Params): string => advisorText(lang.value, key, params)
