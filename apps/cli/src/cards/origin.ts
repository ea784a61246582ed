import type { PackFile, PackId } from '@negotiator/content'
import { type Lang, packTitle, text } from '@negotiator/language'
import { printable } from '../terminal/printable.ts'

/** Where a card is from: one of the games, or a pack. */
export type Origin = PackId | PackFile

export const originId = (origin: Origin): string => (typeof origin === 'string' ? origin : origin.id)

export const originName = (lang: Lang, origin: Origin): string =>
  typeof origin === 'string' ? text(lang, `cli.pack.${origin}`) : printable(packTitle(lang, origin))
