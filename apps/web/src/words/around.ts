import { type AroundKey, aroundText, type Params } from '@negotiator/language'
import { lang } from './words.ts'

/** A text of a page or sheet beside the table. Nothing that the first load shows may ask for one. */
export const around = (key: AroundKey, params?: Params): string => aroundText(lang.value, key, params)
