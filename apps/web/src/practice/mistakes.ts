import { type Analysis, balanceOf, costliest } from '@negotiator/advisor'
import { positionOf, type Session, stateOf, upTo } from '@negotiator/session'
import { settledRanking } from '../analysis/settledRanking.ts'
import type { PracticeItem } from '../store/database.ts'

/** Graded a mistake or worse: five points. */
const LEAST_LOSS = 0.05

/** The mistakes of a game, each as a question, in the order they were made. */
export function mistakesOf(game: string, session: Session, analysis: Analysis): PracticeItem[] {
  const balance = balanceOf(analysis)
  return costliest(balance)
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .sort((a, b) => a.index - b.index)
    .map(({ index, loss }) => {
      const before = upTo(session, index)
      return {
        id: `${game}.${index}`,
        game,
        step: index,
        hash: positionOf(before).hash,
        abductor: session.setup.abductor,
        turn: stateOf(before).turn,
        loss,
        error: balance.stepError,
        ...settledRanking(analysis.steps[index]!, balance.steps[index]!),
      }
    })
}
