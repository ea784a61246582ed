import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayOptions } from '../src/play-options.ts'
import { negotiator } from './run-negotiator.ts'

/** The game itself is tested elsewhere; here it only notes what it was asked for. */
const asked = vi.hoisted(() => ({ options: [] as unknown[], status: 0 }))

vi.mock('../src/play/play.ts', () => ({
  play: async (options: PlayOptions) => {
    asked.options.push(options)
    return asked.status
  },
}))

beforeEach(() => {
  Object.assign(asked, { options: [], status: 0 })
})

const NOTHING = { lang: 'en', practice: false, ownDice: false, fresh: false }

describe('negotiator play', () => {
  it.each([
    [[], NOTHING],
    [['--lang', 'fr'], { ...NOTHING, lang: 'fr' }],
    [['--abductor', 'donna', '--pack', 'cw'], { ...NOTHING, abductor: 'donna', pack: 'cw' }],
    [['--abductor', 'random', '--seed', 'x y'], { ...NOTHING, abductor: 'random', seed: 'x y' }],
    [['--practice', '--dice', '--new'], { ...NOTHING, practice: true, ownDice: true, fresh: true }],
    [['--resume'], { ...NOTHING, resume: true }],
    [['--resume', 'game.json', '--practice'], { ...NOTHING, resume: 'game.json', practice: true }],
  ])('%j begins %j', async (args, options) => {
    expect(await negotiator(['play', ...args])).toEqual({ status: 0, stdout: '', stderr: '' })
    expect(asked.options).toEqual([options])
  })

  it('ends with the status of the game', async () => {
    asked.status = 3
    expect((await negotiator(['play'])).status).toBe(3)
  })

  it('does not begin when something is wrong', async () => {
    for (const args of [['--abductor', 'all'], ['--pack', 'x'], ['--resume', '--seed', '1'], ['extra']]) {
      expect((await negotiator(['play', ...args])).status).toBe(2)
    }
    expect(asked.options).toEqual([])
  })
})
