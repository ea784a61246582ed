import { type LabKey, labText, type Params } from '@negotiator/language'
import { lang } from '../words/words.ts'

/** A text of the lab: a catalogue of its own, which comes with this page. */
export const lt = (key: LabKey, params?: Params): string => labText(lang.value, key, params)
