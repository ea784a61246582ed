import { readdirSync, readFileSync } from 'node:fs'
import { ABDUCTORS, type ContentChoice } from '@negotiator/content'
import { parsePack } from '@negotiator/session'

const FOLDER = new URL('../../../packs/', import.meta.url)

/** All abductors of both games with their own sets, and those of the packs that come with the game. */
export const SUBJECTS: readonly ContentChoice[] = [
  ...ABDUCTORS.map(({ abductor, pack }) => ({ abductor: abductor.id, pack })),
  ...readdirSync(FOLDER).flatMap((file) => {
    const parsed = parsePack(readFileSync(new URL(file, FOLDER), 'utf8'))
    if (!parsed.ok) throw new Error(file)
    const { pack } = parsed
    return (pack.abductors ?? []).map(({ id, game }) => ({ abductor: id, pack: game, packs: [pack] }))
  }),
]
