import { topTerror } from '@negotiator/rules'
import { session, state } from './gameCtrl.ts'

export interface NextTerror {
  /** Cards of the colour that comes next. */
  readonly left: number
  readonly isGold: boolean
  readonly candidates: readonly { readonly id: string; readonly chance: number }[]
}

/** S5: which card may come next and how likely each is. */
export function nextTerror(): NextTerror {
  const { game } = session.value
  const { redLeft, goldLeft, unseen } = state.value
  const isGold = redLeft === 0
  const left = isGold ? goldLeft : redLeft
  const { from, to } = topTerror(game, state.value)
  if (left === 0) return { left, isGold, candidates: [] }
  const possible = game.terrorIds
    .map((id, kind) => ({ id, copies: unseen[kind] ?? 0, kind }))
    .filter(({ copies, kind }) => copies > 0 && kind >= from && kind < to)
  const total = possible.reduce((sum, { copies }) => sum + copies, 0)
  const candidates = possible
    .map(({ id, copies }) => ({ id, chance: copies / total }))
    .sort((a, b) => b.chance - a.chance)
  return { left, isGold, candidates }
}
