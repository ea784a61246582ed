import { type PackFile, provenanceOf } from '@negotiator/content'
import { isMessageKey, type Lang, packsText, text } from '@negotiator/language'
import { printable } from '../terminal/printable.ts'
import type { Card } from './catalogue.ts'
import { originName } from './origin.ts'

/** The abbreviations of the card list that are not words by themselves. */
const ABBREVIATED: Readonly<Record<string, string>> = { 'sec.': 'secondary' }

type Source = 'R' | 'P' | 'D'

const packsOf = ({ versions }: Card): PackFile[] =>
  versions.flatMap(({ origin }) => (typeof origin === 'string' ? [] : [origin]))

const isBuiltIn = ({ versions }: Card): boolean => versions.some(({ origin }) => typeof origin === 'string')

/** For programs: the letters of the card list, or the pack that brings the card. */
export const provenanceText = (card: Card): string =>
  isBuiltIn(card) ? provenanceOf(card.id) : `pack ${packsOf(card)[0]!.id}`

/** Who says so: a pack, the rulebook, ourselves; one line per source. */
export function sourceLines(lang: Lang, card: Card): string[] {
  const packs = packsOf(card).map((pack) => {
    const title = originName(lang, pack)
    if (pack.author === undefined) return packsText(lang, 'cards.from-pack', { title })
    return packsText(lang, 'cards.from-pack.by', { title, author: printable(pack.author) })
  })
  return isBuiltIn(card) ? [...packs, ...provenanceLines(lang, card.id)] : packs
}

/** `R name; D rest` in words, one line per source. */
export function provenanceLines(lang: Lang, id: string): string[] {
  return provenanceOf(id)
    .split(';')
    .map((clause) => clause.trim())
    .map((clause) => {
      const source = text(lang, `cards.provenance.${clause.charAt(0) as Source}`)
      const parts = clause
        .slice(1)
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
      const words = parts.map((part) => partText(lang, part)).join(', ')
      return words === '' ? `${clause.charAt(0)} · ${source}` : `${clause.charAt(0)} · ${source} (${words})`
    })
}

function partText(lang: Lang, part: string): string {
  if (/^(2\+|1|0)$/.test(part)) return text(lang, 'cards.part.row', { row: part })
  const [, threat] = /^threat (\d)\+$/.exec(part) ?? []
  if (threat !== undefined) return text(lang, 'cards.part.threat', { threat })
  const [, face] = /^(\d)-\1$/.exec(part) ?? []
  if (face !== undefined) return text(lang, 'cards.part.pair', { face })
  const key = `cards.part.${ABBREVIATED[part] ?? part}`
  return isMessageKey(key) ? text(lang, key) : part
}
