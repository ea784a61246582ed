import { describe, expect, it } from 'vitest'
import type { Effect } from '../src/index.ts'
import { act, board, legal, options, played, view } from './toy.ts'

describe('choose A / B', () => {
  const choose: Effect = { op: 'choose', options: [[{ op: 'threat', n: 1 }], [{ op: 'cp', n: -2 }]] }

  it.each([
    { option: 'option-1', event: { e: 'threat', from: 3, to: 4 } },
    { option: 'option-2', event: { e: 'cp', from: 0, to: -2 } },
  ])('$option', ({ option, event }) => {
    const { t } = played([choose, { op: 'save', n: 1 }])
    expect(view(t)).toMatchObject({ pending: 'choose', choice: { kind: 'choose' } })
    expect(options(t)).toEqual(['option-1', 'option-2'])
    expect(act(t, { choose: option })).toEqual([event, { e: 'saved', pool: 5, saved: 1 }])
  })

  it('an option that is empty', () => {
    const { t } = played([{ op: 'choose', options: [[], [{ op: 'cp', n: 1 }]] }])
    expect(act(t, { choose: 'option-1' })).toEqual([])
    expect(view(t)).toMatchObject({ pending: null, cp: 0 })
  })
})

describe('a board without cards', () => {
  it('C4: to end the conversation is the only action left', () => {
    const t = board({})
    expect(legal(t)).toEqual([{ endConversation: true }])
  })
})
