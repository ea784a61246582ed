import { type Params, type WatchKey, watchText } from '@negotiator/language'
import { lang } from '../words/words.ts'

/** A text of this page: a catalogue of its own, which comes with it. */
export const wt = (key: WatchKey, params?: Params): string => watchText(lang.value, key, params)
