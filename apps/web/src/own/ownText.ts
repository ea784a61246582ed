import { type BuilderKey, builderText, type PacksKey, type Params, packsText } from '@negotiator/language'
import { lang } from '../words/words.ts'

/** Texts of the pages about sets and packs, which come with them. */
export const ownText = (key: BuilderKey, params?: Params): string => builderText(lang.value, key, params)
export const aboutPacks = (key: PacksKey, params?: Params): string => packsText(lang.value, key, params)
