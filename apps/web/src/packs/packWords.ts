import type { PackFile } from '@negotiator/content'
import { lang } from '../words/words.ts'

/** In the player's language, else in English, else in whichever the pack has. */
export function descriptionOf({ texts }: PackFile): string {
  return (texts[lang.value] ?? texts.en ?? Object.values(texts)[0])?.description ?? ''
}

/** A pack as a file. */
export const packFileText = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`
