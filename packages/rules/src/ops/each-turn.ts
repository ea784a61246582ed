import type { Op } from './op.ts'

/** T1: at the start of every conversation phase, until the abductor leaves play. */
export const eachTurn: Op<'each-turn'> = {
  name: 'each-turn',
  args(effect, compiler) {
    if (compiler.place !== 'penalty')
      compiler.fail('each-turn-elsewhere', 'each-turn belongs into the penalty of a demand')
    compiler.eachTurn(compiler.program(effect.effect))
    return [compiler.demand]
  },
  apply(t, demand) {
    t.state.eachTurn.push(demand)
    if (t.log !== null) t.log.push({ e: 'rule', rule: 'each-turn', n: 0 })
  },
  lasts: () => true,
}
