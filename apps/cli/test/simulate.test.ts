import { ABDUCTOR_IDS } from '@negotiator/content'
import { duration, newTally, wilsonInterval } from '@negotiator/lab'
import { describe, expect, it } from 'vitest'
import { Progress, progressLine } from '../src/simulate/progress.ts'
import { tallyLines } from '../src/simulate/report.ts'
import { widthOf } from '../src/terminal/text-width.ts'
import { interrupted } from './interrupted.ts'
import { negotiator } from './run-negotiator.ts'

const simulate = (...args: string[]) => negotiator(['simulate', ...args])

describe('negotiator simulate', () => {
  it('gives the same JSON for the same seed and settings, and no timing in it', async () => {
    const args = ['--json', '--games', '60', '--seed', 'twice']
    const first = await simulate(...args)
    expect(first.status).toBe(0)
    expect((await simulate(...args)).stdout).toBe(first.stdout)
    expect((await simulate(...args, '--lang', 'fr')).stdout).toBe(first.stdout)
    expect((await simulate('--json', '--games', '60', '--seed', 'other')).stdout).not.toBe(first.stdout)
  })

  it('counts every game once', async () => {
    const { complete, seed, policy, results } = JSON.parse((await simulate('--json', '--games', '50')).stdout)
    expect([complete, seed, policy]).toEqual([true, '1', 'random'])
    expect(results.map(({ abductor }: { abductor: string }) => abductor)).toEqual(ABDUCTOR_IDS)
    for (const { games, won, lost, reasons, winRate, winRateLow, winRateHigh, ...rest } of results) {
      expect([games, won + lost]).toEqual([50, 50])
      const { captured, eliminated, surrendered, ...losses } = reasons
      expect(captured + eliminated + surrendered).toBe(won)
      expect(Object.values(losses as Record<string, number>).reduce((a, b) => a + b)).toBe(lost)
      expect(winRateLow <= winRate && winRate <= winRateHigh).toBe(true)
      expect(rest.averageTurns).toBeGreaterThan(1)
      expect(rest.averageActions).toBeGreaterThan(rest.averageTurns)
    }
  })

  it('plays an abductor alone as it plays him among all', async () => {
    const all = JSON.parse((await simulate('--json', '--games', '40')).stdout).results
    const alone = JSON.parse(
      (await simulate('--json', '--games', '40', '--abductor', 'lijah')).stdout,
    ).results
    expect(alone).toEqual([all[3]])
    expect(alone[0].pack).toBe('cw')
    const withBase = (await simulate('--json', '--games', '40', '--abductor', 'lijah', '--pack', 'base'))
      .stdout
    expect(JSON.parse(withBase).results[0]).toMatchObject({ abductor: 'lijah', pack: 'base' })
  })

  it('tells the result in both languages, timing on standard error only', async () => {
    const en = await simulate('--abductor', 'donna', '--games', '1200')
    const fr = await simulate('--abductor', 'donna', '--games', '1200', '--lang', 'fr')
    expect(en.stdout).toMatch(/^Donna Scarborough · Base game · random, 1,200 games, seed “1”\n/)
    expect(fr.stdout).toMatch(/^Donna Scarborough · Jeu de base · random, 1\s200 parties, graine «\s1\s»\n/)
    expect(en.stdout).toMatch(/won.*95%: \d/)
    expect(fr.stdout).toMatch(/gagnées.*95\u202f%\u00a0: \d/)
    expect(fr.stdout).toMatch(/\d,\d tours et \d+,\d actions en moyenne/)
    expect(en.stdout).not.toContain('per second')
    expect(en.stderr).toMatch(/^1,200 games in .* per second\n$/)
    // A pipe is no terminal: no colours, no progress line.
    for (const sign of ['\u001b', '\r']) expect(en.stdout + en.stderr).not.toContain(sign)
  })

  it.each(['en', 'fr'] as const)('fits a terminal of 40 columns (%s)', (lang) => {
    const tally = { ...newTally(), games: 1_000_000, won: 523_456, turns: 9_000_000, actions: 87_000_000 }
    const output = { isTTY: true, columns: 40 } as NodeJS.WriteStream
    const lines = tallyLines(lang, tally, output)
    expect(lines.join('\n')).toContain('95')
    for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(40)
  })

  it.each([
    ['--games', '0'],
    ['--games', '-1'],
    ['--games', '1.5'],
    ['--games', '1e3'],
    ['--games', '99999999999'],
    ['--abductor', 'nobody'],
    ['--abductor', 'random'],
    ['--pack', 'all'],
    ['--policy', 'best'],
    ['--seed', 'x'.repeat(101)],
  ])('refuses %s %s', async (option, value) => {
    const { status, stdout, stderr } = await simulate(option, value)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(option === '--abductor' ? value : option)
  })

  it.skipIf(process.platform === 'win32')(
    'prints on Ctrl-C what is known so far',
    async () => {
      const args = ['simulate', '--games', '1000000000', '--json']
      const { status, stdout, stderr } = await interrupted(args, 400)
      expect(status).toBe(130)
      const { complete, results } = JSON.parse(stdout)
      expect(complete).toBe(false)
      expect(results).toHaveLength(1)
      expect(results[0].games).toBeGreaterThan(0)
      expect(stderr).toContain('Stopped early')
    },
    60_000,
  )
})

describe('the progress line', () => {
  it('tells rate and remaining time, on a terminal only', async () => {
    expect(progressLine('en', 2500, 10_000, 5, 77)).toBe(
      `${'█'.repeat(5)}${'░'.repeat(15)} 2,500 of 10,000 · 500 per second · 15 s left`,
    )
    expect(progressLine('en', 2500, 10_000, 5, 57)).toMatch(/^█{1,4}░{5,12} 2,500 of/)
    expect(progressLine('fr', 0, 10_000, 0, 77)).toContain('reste …')
    const written: string[] = []
    const stream = (isTTY: boolean) =>
      ({ isTTY, columns: 40, write: (words: string) => written.push(words) }) as unknown as NodeJS.WriteStream
    const silent = new Progress('en', 10, stream(false))
    silent.show(5)
    silent.clear()
    expect(written).toEqual([])
    const shown = new Progress('en', 10, stream(true))
    shown.show(5)
    shown.clear()
    expect(written).toHaveLength(2)
    expect(written[0]!.replace('\r\u001b[J', '').length).toBeLessThan(40)
    expect(written[1]).toBe('\r\u001b[J')
  })

  it('tells times as people do', async () => {
    expect([0.2, 59.5, 90, 91, 3600, 7801].map(duration)).toEqual([
      '1 s',
      '60 s',
      '90 s',
      '2 min',
      '60 min',
      '2 h 11 min',
    ])
  })
})

describe('the Wilson interval', () => {
  it('is the one of the textbooks', async () => {
    const [low, high] = wilsonInterval(10, 100)
    expect(low).toBeCloseTo(0.0552, 4)
    expect(high).toBeCloseTo(0.1744, 4)
    expect(wilsonInterval(0, 10)[0]).toBe(0)
    expect(wilsonInterval(0, 10)[1]).toBeCloseTo(0.2775, 4)
    expect(wilsonInterval(10, 10)[1]).toBe(1)
    expect(wilsonInterval(0, 0)).toEqual([0, 1])
  })
})
