import { isOver } from '@negotiator/session'
import type { TakenGame } from '../data/importExercises.ts'
import { objectsIn } from '../data/objectsIn.ts'
import { mistakesOf } from '../practice/mistakes.ts'
import type { AnalysisRecord } from '../store/database.ts'
import { getAnalysis, putAnalysis, putWholeAnalysis } from '../store/exerciseStore.ts'
import { keptAnalysis } from './keptAnalysis.ts'

const KNOWLEDGE: readonly AnalysisRecord['knowledge'][] = ['own', 'stale', 'any']

/** Analyses of a file whose game is here and agrees with them. What is here already stays; the damaged are left out. */
export async function takeAnalyses(
  data: unknown,
  most: number,
  here: ReadonlyMap<unknown, TakenGame>,
): Promise<void> {
  for (const entry of objectsIn(data, most)) {
    const game = here.get(entry.game)
    const record = game === undefined ? null : recordFrom(entry, game)
    if (game === undefined || record === null || (await getAnalysis(game.id)) !== null) continue
    if (record.analysis.last === null) await putAnalysis(record)
    else await putWholeAnalysis(record, mistakesOf(game.id, game.session, record.analysis))
  }
}

function recordFrom(
  { weights, knowledge, isStopped, ...data }: Record<string, unknown>,
  { id, session }: TakenGame,
): AnalysisRecord | null {
  const known = KNOWLEDGE.find((each) => each === knowledge)
  if (known === undefined || typeof weights !== 'string' || !isOver(session)) return null
  const analysis = keptAnalysis(data.analysis, session)
  if (analysis === null || analysis.steps.length === 0) return null
  const record = { game: id, weights, knowledge: known, analysis }
  return isStopped === true ? { ...record, isStopped } : record
}
