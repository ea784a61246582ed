import type { Alert, Effect, Effects } from '../src/index.ts'
import { demand, played } from './toy.ts'

/** A demand that waits for something, faceup on the table. */
export const watcher = (alert: Alert, benefit: Effects = [], penalty: Effects = []) =>
  demand('watcher', 'major', { cost: { alert }, benefit, penalty })
export const up = { demands: [{ id: 'watcher', face: 'up' }] } as const
export const cp = (n: number): Effect => ({ op: 'cp', n })
export const threat = (n: number): Effect => ({ op: 'threat', n })
export const fired = { e: 'conceded', demand: 'watcher', place: 0, byItself: true }

/** Does the alert fire when a card does this? */
export const fires = (alert: Alert, effect: Effects, position = {}) =>
  played(effect, { ...up, ...position }, {}, { demands: [watcher(alert)] }).events.filter(
    ({ e }) => e === 'conceded',
  ).length
