import { isRuleId } from '@negotiator/language'
import { OP_NAMES } from '@negotiator/rules'
import { expect, it } from 'vitest'
import { RULE_OF_CHOICE, RULE_OF_OP, RULE_OF_PHASE, rulesOfDemand } from '../src/look/rulesOf.ts'

it('every effect has a rule', () => {
  expect(Object.keys(RULE_OF_OP).sort()).toEqual([...OP_NAMES].sort())
})

it('every link leads to a rule that there is', () => {
  const demands = ['major', 'escape', 'minor'] as const
  const cost = [0, { alert: { on: 'conversation-end' } }] as const
  const linked = [
    ...Object.values(RULE_OF_OP),
    ...Object.values(RULE_OF_PHASE),
    ...Object.values(RULE_OF_CHOICE),
    ...rulesOfDemand(null),
    ...demands.flatMap((demandClass) =>
      cost.flatMap((each) =>
        rulesOfDemand({ id: 'x', class: demandClass, cost: each, benefit: [], penalty: [] }),
      ),
    ),
  ]
  expect(linked.filter((rule) => !isRuleId(rule))).toEqual([])
})

it('an alert leads to the rules of alerts', () => {
  const alert = { alert: { on: 'conversation-end' } } as const
  expect(rulesOfDemand({ id: 'x', class: 'major', cost: alert, benefit: [], penalty: [] })).toContain('A1')
})
