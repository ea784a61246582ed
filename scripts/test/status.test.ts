import { expect, it } from 'vitest'
import { Status } from '../train/status.ts'

function shown(isTTY: boolean, isAlone: boolean): string[] {
  const written: string[] = []
  let seconds = 0
  const output = {
    isTTY,
    write: (words: string) => {
      written.push(words)
      return true
    },
  }
  // Goes on from 1 000 games, ten a second, for a minute and a half.
  const status = new Status('donna base', 1_000, 2_000, isAlone, output, () => 1000 * seconds)
  for (let game = 1; game <= 900; game++) {
    seconds = game / 10
    status.show(1_000 + game)
  }
  status.clear()
  return written
}

it('tells games, rate and remaining time: by its own games, not by those before', () => {
  expect(shown(false, true)).toEqual([
    'donna base: 1,300 of 2,000 · 10 per second · 70 s left\n',
    'donna base: 1,600 of 2,000 · 10 per second · 40 s left\n',
    'donna base: 1,900 of 2,000 · 10 per second · 10 s left\n',
  ])
})

it('rewrites one line on a terminal, every second, and leaves nothing of it', () => {
  const written = shown(true, true)
  expect(written).toHaveLength(91)
  expect(written.join('')).not.toContain('\n')
  expect(written.at(-1)).toBe('\r\u001b[K')
})

it('of several at once none rewrites the line of another', () => {
  expect(shown(true, false)).toEqual(shown(false, true))
})
