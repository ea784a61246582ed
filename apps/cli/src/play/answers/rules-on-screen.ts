import type { RuleId } from '@negotiator/language'
import { type Game, type State, type View, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'

/** The rules behind what is on the screen, the most urgent ones first. */
export function rulesOnScreen(session: Session): readonly RuleId[] {
  const { game } = session
  const state = stateOf(session)
  const view = viewOf(game, state)
  const rules = [...ofTheMoment(view, state), ...ofTheTable(view, game)]
  return [...new Set(rules)]
}

function ofTheMoment(view: View, state: State): readonly RuleId[] {
  if (view.result !== null) return ['G1', 'G2', 'G3']
  if (view.pending === 'roll') return ofTheRoll(view, state)
  switch (view.choice?.kind) {
    case 'reveal':
      return ['M1']
    case 'free':
      return ['M5', 'P3']
    case 'takeback':
      return ['C3', 'P3']
    case 'discard':
    case 'choose':
      return ['E1']
  }
  if (view.phase === 'spend') return ['P1', 'P2', 'P3', 'P4', 'E1']
  return ['C1', 'C2', 'R1', 'R2', 'C4']
}

function ofTheRoll(view: View, state: State): readonly RuleId[] {
  const rules: RuleId[] = ['R2', 'R3', 'R4']
  if (state.rollFours === 1) rules.push('R8')
  if (state.noConvert === 1) rules.push('M3')
  if (view.phase === 'terror') rules.push('R5')
  return rules
}

function ofTheTable(view: View, game: Game): readonly RuleId[] {
  if (view.result !== null) return []
  const rules: RuleId[] = []
  const isTalking = view.phase === 'conversation' && view.pending === null
  const has = (test: (demand: View['demands'][number]) => boolean) => view.demands.some(test)
  if (isTalking && view.terrorLeft === 0) rules.push('E3')
  if (has(({ class: kind, face }) => kind === 'escape' && face === 'conceded')) rules.push('M4')
  if (isTalking && has(({ face }) => face === 'up')) rules.push('M2')
  if (isTalking && has(({ face, class: kind }) => face === 'up' && kind === 'escape')) rules.push('M4')
  if (view.threat <= 1 || view.threat >= 6) rules.push('D3')
  if (view.pool === 0) rules.push('D6', 'G1')
  if (view.alerts.length > 0) rules.push('A1', 'A2')
  if (has(({ id, face }) => face === 'up' && concedesItself(game, id))) rules.push('A1', 'A2')
  if (view.secondInCommand) rules.push('X2', 'X3', 'X4', 'X5')
  return rules
}

/** Such a demand has no price: it waits for an alert. */
function concedesItself({ content }: Game, id: string | null): boolean {
  const cost = content.demands.find((demand) => demand.id === id)?.cost
  return cost !== undefined && typeof cost !== 'number'
}
