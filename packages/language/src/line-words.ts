import type { Action, Game, State } from '@negotiator/rules'
import { actionWords } from './action-context.ts'
import { advisorText } from './advisor-text.ts'
import type { Lang } from './lang.ts'

/** A step of a line, and the position it is made in. */
export interface LineStep {
  readonly action: Action
  readonly before: State
}

/** A line in words, step by step. What is done again is told once; between purchases in a row the order says nothing. */
export function lineWords(lang: Lang, game: Game, line: readonly LineStep[]): string[] {
  const told: { words: string; isBuy: boolean; times: number }[] = []
  for (const { action, before } of line) {
    const words = actionWords(lang, game, before, action)
    const isBuy = 'buy' in action
    // Purchases look back as far as to what is none, anything else to the step before.
    const from = isBuy ? told.findLastIndex((step) => !step.isBuy) + 1 : Math.max(0, told.length - 1)
    const same = told.slice(from).find((step) => step.words === words)
    if (same === undefined) told.push({ words, isBuy, times: 1 })
    else same.times++
  }
  return told.map(({ words, times }) =>
    times === 1 ? words : advisorText(lang, 'advisor.line.times', { action: words, times }),
  )
}
