import { describe, expect, it } from 'vitest'
import { anyTime, plainly } from './refused.ts'
import { act, board, demand, plain, reaction, refusal, rolled } from './toy.ts'

const cards = [
  plain('a'),
  plain('asks', [{ op: 'choose', options: [[], []] }]),
  plain('gives', [{ op: 'free', n: 1 }]),
  plain('returns', [{ op: 'takeback', n: 1 }]),
  plain('drops', [{ op: 'discard', n: 1 }]),
  plain('looks', [{ op: 'reveal' }]),
  rolled('rolls'),
  reaction('again'),
  plain('dear', [], { cost: 4 }),
]
const toy = {
  cards,
  demands: [demand('m', 'major', { cost: 1 }), demand('n', 'major')],
  abductor: { majors: 2 },
}

describe('while something waits for the player', () => {
  it.each(anyTime)('R3, roll-pending: %o', (action) => {
    const t = board(toy, { demands: [{ id: 'm', face: 'up' }] }, { dice: [1, 1] })
    act(t, { play: 'rolls' })
    expect(refusal(t, action)).toEqual(plainly('roll-pending', 'R3'))
  })

  it.each(anyTime)('C2, choice-pending: %o', (action) => {
    const t = board(toy, { demands: [{ id: 'm', face: 'up' }] })
    act(t, { play: 'asks' })
    expect(refusal(t, action)).toEqual(plainly('choice-pending', 'C2'))
  })

  it.each([
    { play: 'asks', wrong: ['a', 'done', 'place-0'], right: ['option-1', 'option-2'] },
    { play: 'gives', wrong: ['a', 'option-1', 'place-0'], right: ['dear', 'done'] },
    { play: 'returns', wrong: ['a', 'returns', 'option-1', 'place-0'], right: ['looks', 'done'] },
    { play: 'drops', wrong: ['dear', 'looks', 'done', 'option-1', 'place-0'], right: ['a', 'again'] },
    { play: 'looks', wrong: ['a', 'done', 'option-1', 'place-2'], right: ['place-0', 'place-1'] },
  ])('C2, not-an-option: $play offers $right, not $wrong', ({ play, wrong, right }) => {
    const hand = ['a', 'asks', 'gives', 'returns', 'drops', 'rolls', 'again']
    const t = board(toy, play === 'looks' ? {} : { hand, played: ['looks'] })
    act(t, { play })
    for (const choose of right) expect(refusal(t, { choose })).toBeNull()
    for (const choose of wrong) expect(refusal(t, { choose })).toEqual(plainly('not-an-option', 'C2'))
  })

  it.each([
    { play: 'gives', position: { hand: ['gives'] } },
    { play: 'returns', position: { hand: ['returns'], played: ['a'] } },
  ])('C2, not-an-option: $play offers cards, also the first of the set, and no options or places', (each) => {
    const t = board(toy, each.position)
    act(t, { play: each.play })
    expect(refusal(t, { choose: 'a' })).toBeNull()
    for (const choose of ['option-1', 'place-0']) {
      expect(refusal(t, { choose })).toEqual(plainly('not-an-option', 'C2'))
    }
  })

  it.each(['a', 'done', 'option-1', 'place-0'])('C2, no-choice: %s', (choose) => {
    expect(refusal(board(toy), { choose })).toEqual(plainly('no-choice', 'C2'))
    const t = board(toy, {}, { dice: [1, 1] })
    act(t, { play: 'rolls' })
    expect(refusal(t, { choose })).toEqual(plainly('no-choice', 'C2'))
  })
})
