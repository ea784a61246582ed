import { readFileSync } from 'node:fs'
import type { PackFile } from '@negotiator/content'
import { parsePack } from '@negotiator/session'

export const SHIPPED = ['last-tram', 'room-214', 'the-brandts'] as const

export const shippedFile = (id: string): URL => new URL(`../../../../packs/${id}.json`, import.meta.url)

/** One of the packs that come with the game. */
export function shipped(id: string): PackFile {
  const parsed = parsePack(readFileSync(shippedFile(id), 'utf8'))
  if (!parsed.ok) throw new Error(`${id} is no good pack`)
  return parsed.pack
}
