import { legalActions } from '@negotiator/rules'
import { newOwnSession, newPack, newSession, type Session, stateOf } from '@negotiator/session'
import { afterAll, expect, it, vi } from 'vitest'

/** There are no workers beside a test: what would be asked of one is written down. */
const asked: { why: string }[] = []
vi.stubGlobal(
  'Worker',
  class {
    addEventListener(): void {}
    postMessage(question: { why: string }): void {
      asked.push(question)
    }
  },
)
afterAll(() => void vi.unstubAllGlobals())

const { whyOf } = await import('../../src/exercise/whyCtrl.ts')

const SETUP = { abductor: 'arkayne', pack: 'base', seed: 'why', practice: false, ownDice: false } as const
const strong = {
  ...newPack('strong'),
  overrides: { conversation: { 'bold-lie': { two: [{ op: 'threat', n: -4 }] } } },
} as const

function ask(position: Session): void {
  const actions = legalActions(position.game, stateOf(position))
  whyOf(
    position,
    actions.slice(0, 2).map((action, rank) => ({ action, value: 0.5 - rank / 10, plies: 1 })),
    0,
  )
}

it('asks why once for each position of the very cards', () => {
  ask(newSession(SETUP))
  ask(newSession(SETUP))
  expect(asked).toHaveLength(1)
  ask(newOwnSession({ ...SETUP, packs: [strong] }))
  expect(asked).toHaveLength(2)
  expect(asked[1]!.why).not.toBe(asked[0]!.why)
})
