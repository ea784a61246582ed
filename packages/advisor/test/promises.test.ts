import { gameContent } from '@negotiator/content'
import { compileGame, type Effects, newState } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { PROMISE_RADIX, PROMISES, type Promised, Promises } from '../src/promises.ts'

const game = compileGame(gameContent('arkayne', 'base'))

function digits(change: (s: ReturnType<typeof newState>) => void): Record<Promised, number> {
  const s = newState(game)
  change(s)
  const read = new Int32Array(PROMISES.length)
  new Promises(game).read(s, read, 0)
  return Object.fromEntries(PROMISES.map((promised, i) => [promised, read[i]!])) as Record<Promised, number>
}

/** Over all faces of two dice, by what is printed on the card. */
function meanCp(id: string): number {
  const { resolve } = game.content.conversation.find((card) => card.id === id)!
  if (resolve.kind !== 'roll') throw new Error(`${id} is not rolled for`)
  const { none, one, two } = resolve.rows
  const cpOf = (effects: Effects) => effects.reduce((sum, one) => sum + (one.op === 'cp' ? one.n : 0), 0)
  let sum = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) sum += cpOf([none, one, two][Number(a > 4) + Number(b > 4)]!)
  return sum / 36
}

test('the hand of the beginning promises what its cards bring on average with two dice', () => {
  const held = ['small-talk', 'keep-cool', 'what-are-your-demands']
  const mean = 2 * held.reduce((sum, id) => sum + meanCp(id), 0)
  expect(mean).toBeGreaterThan(1)
  expect(digits(() => {}).cp).toBe(Math.ceil(mean))
})

test('an empty hand promises nothing', () => {
  const none = digits((s) => {
    s.hand = 0
    s.handPair = 0
  })
  expect(Object.values(none)).toEqual(PROMISES.map(() => 0))
})

test('more dice promise more, and no promise is beyond its digit', () => {
  const all = (dice: number) =>
    digits((s) => {
      s.hand = s.hand | s.available
      s.handPair = s.handPair | s.availablePair
      s.diceLasting = dice
    })
  for (const promised of PROMISES) {
    expect(all(2)[promised]).toBeGreaterThanOrEqual(all(-1)[promised])
    expect(all(2)[promised]).toBeLessThan(PROMISE_RADIX[promised])
  }
  expect(all(2).shot).toBeGreaterThan(0)
})
