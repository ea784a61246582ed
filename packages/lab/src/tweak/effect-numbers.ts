import type { Effect, Effects } from '@negotiator/rules'

/** Effects with one number changed by one. */
export interface ChangedEffects {
  /** Where it is: indices and fields, with dots between them. */
  readonly path: string
  readonly before: Effect
  /** Null: a number that comes to be 0 takes its effect along. */
  readonly after: Effect | null
  readonly from: number
  readonly to: number
  readonly effects: Effects
}

/** Every number in a list of effects, those inside of rolls and choices too, once one lower and once one higher. */
export function changedEffects(effects: Effects, path = ''): ChangedEffects[] {
  return effects.flatMap((effect, i) => {
    const here = path === '' ? `${i}` : `${path}.${i}`
    const replaced = (by: Effect | null): Effects =>
      effects.flatMap((each, at) => (at === i ? (by ?? []) : each))
    return [
      ...ownNumbers(effect).map((change) => ({ ...change, path: here, effects: replaced(change.after) })),
      ...innerLists(effect).flatMap(({ field, list, put }) =>
        changedEffects(list, `${here}.${field}`).map((change) => ({
          ...change,
          effects: replaced(put(change.effects)),
        })),
      ),
    ]
  })
}

function ownNumbers(effect: Effect): Omit<ChangedEffects, 'path' | 'effects'>[] {
  if (!('n' in effect)) return []
  return [effect.n - 1, effect.n + 1].map((to) => ({
    before: effect,
    after: to === 0 && effect.op !== 'facedown-cp' ? null : { ...effect, n: to },
    from: effect.n,
    to,
  }))
}

interface InnerList {
  readonly field: string
  readonly list: Effects
  readonly put: (changed: Effects) => Effect
}

function innerLists(effect: Effect): InnerList[] {
  switch (effect.op) {
    case 'choose': {
      const [a, b] = effect.options
      return [
        { field: 'options.0', list: a, put: (changed) => ({ ...effect, options: [changed, b] }) },
        { field: 'options.1', list: b, put: (changed) => ({ ...effect, options: [a, changed] }) },
      ]
    }
    case 'roll':
      return (['two', 'one', 'none'] as const).map((row) => ({
        field: row,
        list: effect.rows[row],
        put: (changed) => ({ ...effect, rows: { ...effect.rows, [row]: changed } }),
      }))
    case 'under':
      return [
        { field: 'effect', list: effect.effect, put: (changed) => ({ ...effect, effect: changed }) },
        ...(effect.otherwise === undefined
          ? []
          : [
              {
                field: 'otherwise',
                list: effect.otherwise,
                put: (changed: Effects) => ({ ...effect, otherwise: changed }),
              },
            ]),
      ]
    case 'each-turn':
      return [{ field: 'effect', list: effect.effect, put: (changed) => ({ ...effect, effect: changed }) }]
    default:
      return []
  }
}
