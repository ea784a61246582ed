import { type Analysis, balanceOf } from '@negotiator/advisor'
import type { Facts, LuckAndSkill } from '@negotiator/career'
import { database } from '../store/database.ts'
import { getAnalysis } from '../store/exerciseStore.ts'

/** The games that were analysed, at least in part. */
export const analysedGames = async (): Promise<ReadonlySet<string>> =>
  new Set(await (await database()).getAllKeys('analyses'))

export const readLuck = async (id: string, facts: Facts): Promise<LuckAndSkill | null> =>
  luckIn((await getAnalysis(id))?.analysis, facts)

/** Null if it is not of the whole game, or damaged. */
export function luckIn(analysis: unknown, facts: Facts): LuckAndSkill | null {
  try {
    const whole = analysis as Analysis
    if (whole.last === null || whole.steps.length !== facts.steps) return null
    const { start, luck, skill } = balanceOf(whole)
    const found = { start, luck, skill }
    return isLuck(found) ? found : null
  } catch {
    return null
  }
}

/** Can what was kept be used? */
export function isLuck(kept: unknown): kept is LuckAndSkill {
  const { start, luck, skill } = (kept ?? {}) as Partial<LuckAndSkill>
  return [start, luck, skill].every((n) => Number.isFinite(n))
}
