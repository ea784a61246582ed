import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { newTally } from '@negotiator/lab'
import { beforeAll, describe, expect, it } from 'vitest'
import { survivalLines } from '../src/simulate/survival.ts'
import { brushesOf } from '../src/terminal/brushes.ts'
import { interrupted } from './interrupted.ts'
import { BIN, cleanEnv, negotiator, spawnNegotiator } from './run-negotiator.ts'
import { learnAny, learnFiner, learnOwn, newWeightsFolder } from './tiny-weights.ts'

let weights = ''
beforeAll(() => {
  weights = newWeightsFolder()
  learnOwn(weights, 'arkayne', 'base')
})

const simulate = (...args: string[]) =>
  negotiator(['simulate', '--abductor', 'arkayne', ...args], { env: { NEGOTIATOR_WEIGHTS: weights } })

it('Ctrl-C stops deep within its first game, in one thread too', async () => {
  const effort = ['--policy', 'deep', '--nodes', '100000000', '--threads', '1']
  const args = ['simulate', '--abductor', 'donna', '--games', '5', ...effort]
  const { status, stdout, stderr } = await interrupted(args, 1500)
  expect([status, stdout]).toEqual([130, ''])
  expect(stderr).toContain('before the first game')
}, 60_000)

describe('who plays', () => {
  // With this seed a search of that size plays the third game otherwise as soon as it remembers anything of the first two.
  const tellingSeed = 'threads 22'
  it.each([
    ['random', '1100', []],
    ['greedy', '130', []],
    ['instant', '25', []],
    ['deep', '3', ['--nodes', '12000']],
  ])('%s gives the same results with one thread and with three', async (policy, games, more) => {
    const args = ['--json', '--seed', tellingSeed, '--policy', policy, '--games', games, ...more]
    const [one, three] = [
      await simulate(...args, '--threads', '1'),
      await simulate(...args, '--threads', '3'),
    ]
    expect(one.status).toBe(0)
    expect(three.stdout).toBe(one.stdout)
    const { results, complete } = JSON.parse(one.stdout)
    expect([complete, results[0].games]).toEqual([true, Number(games)])
  })

  it('is told in the JSON, with the weights and the effort', async () => {
    const { stdout } = await simulate('--json', '--policy', 'deep', '--nodes', '50', '--games', '1')
    const { policy, nodes, results } = JSON.parse(stdout)
    expect([policy, nodes]).toEqual(['deep', 50])
    expect(results[0].weights).toMatchObject({ file: 'arkayne-base.weights.gz', own: true, stale: false })
    const random = JSON.parse((await simulate('--json', '--games', '1')).stdout)
    expect(random).not.toHaveProperty('nodes')
    expect(random.results[0]).not.toHaveProperty('weights')
  })

  it('plays better by rules of thumb than at random', async () => {
    const won = async (policy: string) => {
      const { stdout } = await simulate('--json', '--policy', policy, '--games', '150', '--threads', '1')
      return JSON.parse(stdout).results[0].won
    }
    expect(await won('greedy')).toBeGreaterThan((await won('random')) + 10)
  })

  it.each([
    ['--threads', '0'],
    ['--threads', '1.5'],
    ['--threads', '257'],
    ['--nodes', '0'],
  ])('refuses %s %s', async (option, value) => {
    const { status, stdout, stderr } = await simulate('--policy', 'deep', option, value)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(option)
  })

  it('takes no effort where there is none to make', async () => {
    const { status, stderr } = await simulate('--policy', 'greedy', '--nodes', '100')
    expect(status).toBe(2)
    expect(stderr).toContain('--nodes and --policy greedy do not go together')
  })
})

describe('weights', () => {
  const instant = (folder: string, ...args: string[]) =>
    negotiator(['simulate', '--policy', 'instant', '--abductor', 'arkayne', '--games', '1', ...args], {
      env: { NEGOTIATOR_WEIGHTS: folder },
    })

  it('that are missing are told with what to do', async () => {
    const { status, stdout, stderr } = await instant(newWeightsFolder())
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/no weights: there is no file .*any-any\.weights\.gz.*npm run train/)
    expect((await instant(newWeightsFolder(), '--lang', 'fr')).stderr).toContain("n'a pas de poids")
  })

  it('for any game stand in, and that is said in one line', async () => {
    const folder = newWeightsFolder()
    learnAny(folder)
    const { status, stdout, stderr } = await instant(folder, '--json')
    expect(status).toBe(0)
    expect(stderr).toMatch(/^Arkayne Massua · .*any game.*\n1 game in/)
    expect(JSON.parse(stdout).results[0].weights).toMatchObject({ own: false, file: 'any-any.weights.gz' })
  })

  it('learned for other cards are stale, and that is said in one line', async () => {
    const folder = newWeightsFolder()
    learnOwn(folder, 'arkayne', 'base', '00000000')
    const { status, stderr } = await instant(folder)
    expect(status).toBe(0)
    expect(stderr).toMatch(
      /^Arkayne Massua · The cards or the rules have changed since .*arkayne-base.*\n1 game in/,
    )
  })

  it('for any game that were learned by other rules are stale too', async () => {
    const folder = newWeightsFolder()
    learnAny(folder, '', '0.9.0')
    const { stdout, stderr } = await instant(folder, '--json')
    expect(stderr).toMatch(
      /^Arkayne Massua · .*any game.* the rules have changed since .*any-any.*\n1 game in/,
    )
    expect(JSON.parse(stdout).results[0].weights).toMatchObject({ own: false, stale: true })
  })

  it('that are damaged are named, and others stand in if there are any', async () => {
    const folder = newWeightsFolder()
    const file = join(folder, 'arkayne-base.weights.gz')
    writeFileSync(file, 'not weights at all')
    const alone = await instant(folder)
    expect(alone.status).toBe(1)
    expect(alone.stderr).toContain(`${file} is damaged. Weights are learned with`)
    learnAny(folder)
    expect((await instant(folder)).stderr).toMatch(/arkayne-base\.weights\.gz is damaged\. .*any game/)
    learnOwn(folder, 'arkayne', 'base')
    truncateSync(file, 1000)
    expect((await instant(folder, '--lang', 'fr')).stderr).toMatch(/weights\.gz est endommagé\. /)
    writeFileSync(file, gzipSync('something else'))
    expect((await instant(folder)).stderr).toMatch(/is not a file of weights\. .*any game/)
  })

  it('with finer tables are named; if these do not fit, the others are used and that is said', async () => {
    const folder = newWeightsFolder()
    learnOwn(folder, 'arkayne', 'base')
    const weights = async () => JSON.parse((await instant(folder, '--json')).stdout).results[0].weights
    expect(await weights()).toMatchObject({ own: true, finer: false })
    learnFiner(folder, 'arkayne', 'base')
    expect((await instant(folder)).stderr).not.toContain('finer.weights.gz')
    expect(await weights()).toMatchObject({ own: true, finer: true })
    learnFiner(folder, 'arkayne', 'base', true)
    expect((await instant(folder)).stderr).toMatch(
      /finer\.weights\.gz was learned on top of other weights\. .*without/,
    )
    expect(await weights()).toMatchObject({ own: true, finer: false })
  })
})

describe('the survival plot', () => {
  it('accounts for every game in every turn', async () => {
    const { stdout } = await simulate('--json', '--policy', 'greedy', '--games', '80', '--threads', '1')
    const [{ games, won, lost, survival, averageTurns }] = JSON.parse(stdout).results
    expect(survival.map(({ turn }: { turn: number }) => turn)).toEqual(
      survival.map((_: unknown, i: number) => i + 1),
    )
    for (const row of survival) expect(row.going + row.won + row.lost).toBe(games)
    expect(survival.at(-1)).toMatchObject({ going: 0, won, lost })
    // A game of n turns is still going after each turn but its last.
    const turns = survival.reduce((sum: number, { going }: { going: number }) => sum + going, games)
    expect(averageTurns).toBeCloseTo(turns / games, 5)
  })

  const tally = () => ({ ...newTally(), games: 8, won: 3, wonIn: [0, 1, 2], lostIn: [2, 0, 3] })
  const style = brushesOf({} as NodeJS.WriteStream)

  it('draws won from the left and lost from the right', () => {
    expect(survivalLines('en', tally(), 55, style, true)).toEqual([
      `  turn  ${' '.repeat(20)}  █ won  ▒ going on  ░ lost`,
      `     1  ${'▒'.repeat(15)}${'░'.repeat(5)}     0%         75%     25%`,
      `     2  ${'█'.repeat(3)}${'▒'.repeat(12)}${'░'.repeat(5)}    13%         63%     25%`,
      `     3  ${'█'.repeat(8)}${'░'.repeat(12)}    38%          0%     63%`,
    ])
  })

  it('fits into a narrow terminal, in both languages, with or without Unicode', () => {
    for (const lang of ['en', 'fr'] as const) {
      for (const isUnicode of [true, false]) {
        const lines = survivalLines(lang, tally(), 40, style, isUnicode)
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(40)
        expect(lines.at(-1)).toMatch(isUnicode ? /█+░+/ : /#+\.+/)
      }
    }
  })

  it('is ASCII where the locale is', async () => {
    const args = ['simulate', '--abductor', 'donna', '--games', '20', '--lang', 'fr']
    const { stdout } = await negotiator(args, { env: { LC_ALL: 'C' } })
    expect(stdout).toMatch(/# gagnees {2}= en cours {2}\. perdues/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
    expect(stdout).toMatch(/^[\x00-\x7f]*$/)
  })
})

describe('Ctrl-C with several threads', () => {
  it.skipIf(process.platform === 'win32')('gives the first games of the whole', async () => {
    for (let delay = 1500; ; delay *= 2) {
      const args = ['simulate', '--abductor', 'arkayne', '--policy', 'greedy', '--threads', '2', '--json']
      const child = spawn(process.execPath, [BIN, ...args, '--games', '1000000000'], {
        env: cleanEnv(),
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      let stdout = ''
      child.stdout.on('data', (chunk) => {
        stdout += chunk
      })
      const closed = once(child, 'close')
      await setTimeout(delay)
      child.kill('SIGINT')
      const [status, signal] = await closed
      const [result] = signal === null ? JSON.parse(stdout).results : []
      if (result === undefined && delay < 30_000) continue
      expect([status, signal]).toEqual([130, null])
      const again = spawnNegotiator([...args, '--games', `${result.games}`])
      expect(JSON.parse(again.stdout)).toMatchObject({ complete: true, results: [result] })
      return
    }
  })
})
