import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { whisker } from '../src/lab/whisker.ts'
import { interrupted } from './interrupted.ts'
import { negotiator, newFolder } from './run-negotiator.ts'
import { learnAny, learnOwn, newWeightsFolder } from './tiny-weights.ts'

const folder = newFolder()
const at = (name: string) => join(folder, name)

let weights = ''
beforeAll(() => {
  weights = newWeightsFolder()
  learnOwn(weights, 'arkayne', 'base')
  learnAny(weights)
})

const lab = (...args: string[]) => negotiator(['lab', ...args], { env: { NEGOTIATOR_WEIGHTS: weights } })

/** Some hundred games by rules of thumb: over in a moment. */
const SMALL = ['donna', '--players', 'greedy', '--games', '260', '--cards', '0', '--numbers', '0']

describe('negotiator lab', () => {
  it('gives the same JSON with one thread and with three, in any language', async () => {
    const args = ['--players', 'greedy,instant', '--games', '25', '--cards', '4', '--numbers', '1', '--json']
    const one = await lab('arkayne', ...args, '--threads', '1')
    const three = await lab('arkayne', ...args, '--threads', '3', '--lang', 'fr')
    expect(one.status).toBe(0)
    expect(three.stdout).toBe(one.stdout)
    const { complete, answer, weights: names } = JSON.parse(one.stdout)
    const [{ players, cards, numbers }] = answer.subjects
    expect(complete).toBe(true)
    expect(players.map(({ policy, games }: { policy: string; games: number }) => [policy, games])).toEqual([
      ['greedy', 25],
      ['instant', 25],
    ])
    expect(cards.length).toBeGreaterThan(30)
    expect(numbers.length).toBeGreaterThan(100)
    expect(names).toHaveLength(1)
  })

  it('plays the games of `simulate`', async () => {
    const { answer } = JSON.parse((await lab(...SMALL, '--json', '--seed', 's')).stdout)
    const simulated = await negotiator(
      ['simulate', '--abductor', 'donna', '--policy', 'greedy', '--games', '260', '--seed', 's', '--json'],
      { env: { NEGOTIATOR_WEIGHTS: weights } },
    )
    const { abductor: _, pack: __, ...result } = JSON.parse(simulated.stdout).results[0]
    expect(answer.subjects[0].players[0]).toEqual({ policy: 'greedy', ...result })
  })

  it('compares with weights for any game, so that both are played by the same player', async () => {
    const args = ['--players', 'greedy', '--by', 'instant', '--games', '5', '--cards', '1', '--numbers', '0']
    const { weights: names } = JSON.parse((await lab('arkayne', ...args, '--json')).stdout)
    expect(names).toEqual([expect.stringMatching(/^any any /)])
  })

  it('tells it in both languages, and as a page', async () => {
    const args = [...SMALL.slice(0, 5), '--cards', '20', '--numbers', '0']
    const en = await lab(...args, '--html', at('en.html'))
    const fr = await lab(...args, '--html', at('fr.html'), '--lang', 'fr')
    expect([en.status, fr.status]).toEqual([0, 0])
    expect(en.stdout).toMatch(/^Donna Scarborough · Base game\nHow hard\? /)
    expect(en.stdout).toContain('What the cards are worth')
    expect(fr.stdout).toContain('Ce que valent les cartes')
    expect(readFileSync(at('en.html'), 'utf8')).toContain('<html lang="en">')
    expect(readFileSync(at('fr.html'), 'utf8')).toContain('Ce que valent les cartes')
    expect(en.stderr).toContain('en.html')
  })

  it('takes a set, a pack, an abductor, and crosses the sets of both games', async () => {
    await negotiator(['set', 'random', '--seed', 'x', '--out', at('set.json')])
    const small = ['--players', 'random', '--games', '5', '--cards', '0', '--numbers', '0', '--json']
    const subjects = async (...args: string[]) =>
      JSON.parse((await lab(...args, ...small)).stdout).answer.subjects.map(
        ({ subject }: { subject: Record<string, unknown> }) => subject,
      )
    expect(await subjects(at('set.json'))).toHaveLength(6)
    expect(await subjects(at('set.json'), '--abductor', 'lijah')).toMatchObject([
      { abductor: 'lijah', set: expect.stringMatching(/^s1/) },
    ])
    expect(await subjects('last-tram')).toMatchObject([{ abductor: 'last-tram.tomas', packs: ['last-tram'] }])
    expect(await subjects('edward', '--crossed')).toMatchObject([
      { abductor: 'edward', pack: 'base' },
      { abductor: 'edward', pack: 'cw' },
    ])
  })

  it('stops a comparison as soon as it is sure', async () => {
    const { stdout, status } = await lab('donna', '--against', 'cw', '--json')
    const { complete, answer } = JSON.parse(stdout)
    expect([status, complete, answer.verdict]).toEqual([0, true, 'second'])
    expect(answer.pairs).toBeLessThan(20_000)
    const told = await lab('donna', '--against', 'cw', '--sure', '95', '--lang', 'fr')
    expect(told.stdout).toContain('On gagne plus souvent avec B')
    const same = await lab('donna', '--against', 'base', '--games', '2000')
    expect(same.stdout).toContain('They are alike')
  })

  it.each([
    [[], 'Say what to measure'],
    [['nobody'], 'nobody'],
    [['donna', '--games', '0'], '--games'],
    [['donna', '--players', 'best'], '--players'],
    [['donna', '--sure', '99'], '--against'],
    [['donna', '--against', 'cw', '--sure', '100'], '--sure'],
    [['donna', '--lease', '1s'], '--queue'],
    [['donna', '--queue', 'somewhere'], 'postgres://'],
    [['donna', '--queue', 'postgres://x', '--threads', '2'], '--threads'],
    [['last-tram', '--against', 'cw', '--abductor', 'all', '--pack', 'base'], '--abductor'],
  ])('refuses %j', async (args, told) => {
    const { status, stdout, stderr } = await lab(...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(told)
  })
})

describe('a checkpoint', () => {
  const LONG = [
    'donna',
    '--players',
    'greedy',
    '--games',
    '250',
    '--cards',
    '250',
    '--numbers',
    '0',
    '--json',
  ]

  it.skipIf(process.platform === 'win32')('goes on after Ctrl-C, to the same bytes', async () => {
    const file = at('stopped.json')
    const env = { NEGOTIATOR_WEIGHTS: weights }
    const stopped = await interrupted(['lab', ...LONG, '--threads', '1', '--checkpoint', file], 2500, env)
    const whole = await lab(...LONG)
    if (stopped.status === 130) {
      expect(JSON.parse(stopped.stdout).complete).toBe(false)
      expect(stopped.stderr).toContain(`--resume ${file}`)
    }
    const resumed = await lab('--resume', file, '--json')
    expect(resumed.stdout).toBe(whole.stdout)
    expect(resumed.stderr).toContain('Going on from')
    // The same command does so too, and what is over is not played again.
    expect((await lab(...LONG, '--checkpoint', file)).stdout).toBe(whole.stdout)
  })

  it('of another job is not touched', async () => {
    const file = at('other.json')
    await lab(...SMALL, '--checkpoint', file)
    const before = readFileSync(file, 'utf8')
    const { status, stderr } = await lab(...SMALL, '--seed', 'other', '--checkpoint', file)
    expect(status).toBe(1)
    expect(stderr).toContain('another job')
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it('that is damaged is refused, and left as it is', async () => {
    const file = at('damaged.json')
    await lab(...SMALL, '--checkpoint', file)
    truncateSync(file, 500)
    for (const args of [
      [...SMALL, '--checkpoint', file],
      ['--resume', file],
    ]) {
      const { status, stderr } = await lab(...args)
      expect([status, stderr]).toEqual([1, expect.stringContaining('damaged')])
    }
    writeFileSync(file, '{"format":"negotiator-lab-checkpoint","version":1,"job":{"__proto__":1}}')
    expect((await lab('--resume', file)).status).toBe(1)
    expect((await lab('--resume', at('missing.json'))).status).toBe(1)
    expect((await lab('donna', '--resume', file)).status).toBe(2)
  })
})

describe('a difference as a picture', () => {
  it('is full where it is sure', () => {
    expect(whisker({ difference: 0.05, low: 0.02, high: 0.08 }, 0.1, 11, true)).toBe('     │──●─ ')
    expect(whisker({ difference: -0.02, low: -0.2, high: 0.02 }, 0.1, 11, false)).toBe('----o|-    ')
  })
})
