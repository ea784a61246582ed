import { readdirSync, readFileSync } from 'node:fs'
import type { PackFile } from '@negotiator/content'
import type { GameName } from '@negotiator/testkit'
import { parsePack } from '../src/index.ts'

const FOLDER = new URL('../../../packs/', import.meta.url)

/** The packs that come with the game, by the names of their files. */
export const PACK_FILES: readonly string[] = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))

export const packText = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8')

function opened(file: string): PackFile {
  const parsed = parsePack(packText(file))
  if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.problems)}`)
  return parsed.pack
}

/** Every abductor of these packs, as he is and in each variant. */
export const PACK_GAMES: readonly GameName[] = PACK_FILES.map(opened).flatMap((pack) =>
  (pack.abductors ?? []).flatMap(({ id, game, variants = [] }) => [
    { abductor: id, pack: game, packs: [pack] },
    ...variants.map((variant) => ({ abductor: id, pack: game, packs: [pack], variant: variant.id })),
  ]),
)
