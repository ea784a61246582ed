import type { SetFile } from '@negotiator/content'
import { type ParsedPack, parsePack, parseSet } from '@negotiator/session'

/** Four bytes a character at most; whatever is larger is not even read. */
const MOST_PACK_BYTES = 4_000_000
const MOST_SET_BYTES = 400_000

/** The size of a file is known before any of it is read. */
export async function readPack(file: File): Promise<ParsedPack> {
  if (file.size > MOST_PACK_BYTES) return tooLarge
  try {
    return parsePack(withoutMark(await file.text()))
  } catch {
    return unreadable
  }
}

export async function readSet(file: File): Promise<SetFile | null> {
  if (file.size > MOST_SET_BYTES) return null
  try {
    const parsed = parseSet(withoutMark(await file.text()))
    return parsed.ok ? parsed.set : null
  } catch {
    return null
  }
}

const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

const refused = (code: 'too-large' | 'unreadable', detail: string): ParsedPack => ({
  ok: false,
  problems: [{ code, card: null, field: '', expected: { kind: 'other', detail } }],
})
/** As `parsePack` says it of a text. */
const tooLarge = refused('too-large', '1000000')
const unreadable = refused('unreadable', 'unreadable')
