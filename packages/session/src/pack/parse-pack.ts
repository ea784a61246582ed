import type { PackFile, PackProblem } from '@negotiator/content'
import { gameProblems } from './check-games.ts'
import { idProblems } from './check-ids.ts'
import { dataProblem, fileProblem, guardedJson } from './guard.ts'
import { LARGEST_PACK } from './limits.ts'
import { packSchema } from './pack-schema.ts'
import { schemaProblems } from './schema-problems.ts'

export type ParsedPack =
  | { readonly ok: true; readonly pack: PackFile }
  | { readonly ok: false; readonly problems: readonly PackProblem[] }

/** More would not be read. */
const MOST_PROBLEMS = 50

/** A pack from a file, a link, a text field: from anywhere. */
export function parsePack(text: string): ParsedPack {
  const guarded = guardedJson(text, LARGEST_PACK)
  return 'code' in guarded ? { ok: false, problems: [guarded] } : checkSafe(guarded.data)
}

/** The same of data that was parsed before. */
export function checkPack(data: unknown): ParsedPack {
  const problem = dataProblem(data)
  return problem === null ? checkSafe(data) : failed([problem])
}

/** First its shape, then its ids, then whether it can be played. */
function checkSafe(data: unknown): ParsedPack {
  const version = (data as { version?: unknown } | null)?.version
  if (typeof version === 'number' && version > 1) {
    return { ok: false, problems: [fileProblem('newer-version', `${version}`, 'version')] }
  }
  const result = packSchema.safeParse(data)
  if (!result.success) return failed(schemaProblems(data, result.error.issues))
  const ids = idProblems(result.data)
  if (ids.length > 0) return failed(ids)
  const games = gameProblems(result.data)
  return games.length > 0 ? failed(games) : { ok: true, pack: result.data }
}

const failed = (problems: readonly PackProblem[]): ParsedPack => ({
  ok: false,
  problems: problems.slice(0, MOST_PROBLEMS),
})
