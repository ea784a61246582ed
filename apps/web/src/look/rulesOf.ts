import type { ChoiceKind, Demand, OpName, PhaseName } from '@negotiator/rules'

/** The rule that says most about an effect. */
export const RULE_OF_OP: Readonly<Record<OpName, string>> = {
  cp: 'D4',
  threat: 'D3',
  'threat-start': 'S3',
  save: 'D6',
  kill: 'D5',
  hostages: 'G3',
  burn: 'E1',
  halve: 'E1',
  reveal: 'M1',
  'reveal-all': 'M1',
  'add-escape': 'S2',
  end: 'C4',
  eliminate: 'X1',
  escape: 'G2',
  remove: 'C5',
  dice: 'R7',
  fours: 'R8',
  free: 'M5',
  takeback: 'C3',
  discard: 'P3',
  choose: 'C2',
  roll: 'C2',
  under: 'R6',
  'no-convert': 'R3',
  'facedown-cp': 'C1',
  'increase-double': 'D3',
  'hand-limit': 'P3',
  'each-turn': 'T1',
  'to-side': 'B4',
  'from-side': 'B4',
  'save-side': 'D6',
  'kill-side': 'D5',
  advance: 'B4',
}

export const RULE_OF_PHASE: Readonly<Record<PhaseName, string>> = {
  conversation: 'C1',
  spend: 'P1',
  terror: 'E1',
  over: 'G1',
}

export const RULE_OF_CHOICE: Readonly<Record<ChoiceKind, string>> = {
  reveal: 'M1',
  free: 'M5',
  takeback: 'C3',
  discard: 'P3',
  choose: 'C2',
}

const RULES_OF_DEMAND: Readonly<Record<Demand['class'], readonly string[]>> = {
  major: ['M2', 'M3'],
  escape: ['M2', 'M4'],
  minor: ['M1', 'M2', 'M3'],
}

/** What holds for a demand as it lies; null while it lies facedown. */
export function rulesOfDemand(card: Demand | null): readonly string[] {
  if (card === null) return ['M1', 'E2']
  return typeof card.cost === 'number' ? RULES_OF_DEMAND[card.class] : ['A1', 'A2', 'M3']
}
