import type { Effect, Effects, Game } from '@negotiator/rules'

/** What a conversation card is for; the zero-cost ones are a role of their own, because they are always there. */
export const ROLES = ['free', 'calm', 'save', 'eliminate', 'other'] as const
export type Role = (typeof ROLES)[number]

/** The card kinds of each role. */
export function rolesOf(game: Game): Record<Role, number[]> {
  const roles: Record<Role, number[]> = { free: [], calm: [], save: [], eliminate: [], other: [] }
  for (const { id, cost, resolve } of game.content.conversation) {
    roles[roleOf(cost, effectsOf(resolve))].push(game.cardIds.indexOf(id))
  }
  return roles
}

type Resolve = Game['content']['conversation'][number]['resolve']

function effectsOf(resolve: Resolve): Effects {
  if (resolve.kind === 'roll') return [...resolve.rows.two, ...resolve.rows.one]
  return resolve.kind === 'plain' ? resolve.effect : []
}

function roleOf(cost: number, effects: Effects): Role {
  const has = (test: (effect: Effect) => boolean) => effects.some(test)
  if (cost === 0) return 'free'
  if (has(({ op }) => op === 'eliminate')) return 'eliminate'
  if (has((effect) => effect.op === 'threat' && effect.n < 0)) return 'calm'
  if (has(({ op }) => op === 'save')) return 'save'
  return 'other'
}
