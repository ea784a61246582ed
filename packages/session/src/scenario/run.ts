import { cloneState, type Refusal, step, whyNot } from '@negotiator/rules'
import { actionSchema } from '../action-schema.ts'
import { DiceNeeded } from '../dice-needed.ts'
import { type Board, layOut, nameNewcomers } from './board.ts'
import { type Difference, difference } from './compare.ts'
import type { Scenario } from './schema.ts'

/** What came of a scenario; steps are counted from 1, null when all held. */
export interface ScenarioResult {
  readonly name: string
  readonly ok: boolean
  readonly step: number | null
  readonly key: string | null
  readonly expected: unknown
  readonly got: unknown
}

/** Runs a scenario; throws an Error if its position cannot be laid out. */
export function runScenario(scenario: Scenario): ScenarioResult {
  const { name } = scenario
  let board = layOut(scenario)
  const fail = (number: number, { key, expected, got }: Difference): ScenarioResult => ({
    name,
    ok: false,
    step: number,
    key,
    expected,
    got,
  })
  for (const [index, each] of scenario.steps.entries()) {
    let wrong: Difference | null
    if ('expect' in each) {
      wrong = difference(board, each.expect)
    } else if ('refuse' in each) {
      wrong = refusalDifference(board, each.refuse)
    } else {
      const done = act(board, each.do)
      wrong = 'key' in done ? done : null
      if ('state' in done) board = done
    }
    if (wrong) return fail(index + 1, wrong)
  }
  const left = board.chance.diceLeft
  if (left.length > 0) {
    return fail(scenario.steps.length, { key: 'dice', expected: 'all dice used', got: [...left] })
  }
  return { name, ok: true, step: null, key: null, expected: null, got: null }
}

type DoAction = Extract<Scenario['steps'][number], { do: unknown }>['do']

/** Steps on a copy, so that a roll without dice leaves nothing half done. */
function act(board: Board, action: DoAction): Board | Difference {
  const state = cloneState(board.state)
  const places = state.places.length
  let refusal: Refusal | null
  try {
    refusal = step({ game: board.game, state, chance: board.chance, log: null }, action)
  } catch (error) {
    if (!(error instanceof DiceNeeded)) throw error
    return { key: 'dice', expected: `${error.count} more dice`, got: 'none left' }
  }
  if (refusal) return { key: 'do', expected: action, got: `${refusal.code} (${refusal.rule})` }
  const next = { ...board, state }
  nameNewcomers(next, places)
  return next
}

function refusalDifference({ game, state }: Board, written: unknown): Difference | null {
  const action = actionSchema.safeParse(written)
  const isRefused = !action.success || whyNot(game, state, action.data) !== null
  return isRefused ? null : { key: 'refuse', expected: 'refused', got: 'accepted' }
}
