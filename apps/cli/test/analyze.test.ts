import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resign, saveText } from '@negotiator/session'
import { beforeAll, describe, expect, it } from 'vitest'
import { interrupted } from './interrupted.ts'
import { randomSession } from './random-session.ts'
import { negotiator, newFolder } from './run-negotiator.ts'
import { learnOwn, newWeightsFolder } from './tiny-weights.ts'

const PLAYED = randomSession({ seed: 'analyze' })
let [home, env] = ['', {} as Record<string, string>]
const keep = (name: string, content: string) => writeFileSync(join(home, 'saves', name), content)

beforeAll(() => {
  home = newFolder()
  mkdirSync(join(home, 'saves'))
  keep('played.json', saveText(PLAYED))
  keep('given-up.json', saveText(resign(randomSession({ seed: 'analyze' }, 15))))
  keep('empty.json', saveText(randomSession({}, 0)))
  const weights = newWeightsFolder()
  learnOwn(weights, 'arkayne', 'base')
  env = { NEGOTIATOR_HOME: home, NEGOTIATOR_WEIGHTS: weights }
})

const analyze = (...args: string[]) => negotiator(['analyze', ...args], { env })
const kept = () => join(home, 'analysis', 'played.json')

describe('negotiator analyze', () => {
  it('adds up for programs, step by step', async () => {
    const { status, stdout } = await analyze('played', '--json')
    const { start, luck, skill, residual, end, steps, curve, complete } = JSON.parse(stdout)
    expect([status, complete, end]).toEqual([0, true, 0])
    expect(start + luck + skill + residual).toBeCloseTo(end, 9)
    expect(steps).toHaveLength(PLAYED.steps.length)
    expect(curve).toHaveLength(PLAYED.steps.length + 1)
    expect(steps[0]).toMatchObject({ step: 1, before: start })
    expect(steps[0].ranking[steps[0].made].action).toEqual(PLAYED.steps[0]!.action)
  })

  it.each([
    ['en', /^Start [\d.]+% \+ luck [+−][\d.]+ \+ skill −/m, 'Costliest decisions', 'Unluckiest moments'],
    [
      'fr',
      /^Départ [\d,]+\u202f% \+ chance [+−][\d,]+ \+ talent −/m,
      'Décisions les plus coûteuses',
      'malchance',
    ],
  ])('tells it in words: %s', async (lang, sum, decisions, unlucky) => {
    const { status, stdout, stderr } = await analyze('played', '--lang', lang)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(sum)
    expect(stdout).toContain(decisions)
    expect(stdout).toContain(unlucky)
    expect(stdout).toMatch(/^100(%|\u202f%) ┤/m)
  })

  it('says what giving up cost', async () => {
    expect((await analyze('given-up')).stdout).toMatch(/^Giving up cost the [\d.]+ points that were left\.$/m)
  })

  it('keeps what it found, and the career knows of it', async () => {
    await analyze('played')
    const found = JSON.parse(readFileSync(kept(), 'utf8'))
    // Marked, so that it shows that it was not worked out anew.
    writeFileSync(kept(), JSON.stringify({ ...found, steps: [{ ...found.steps[0], options: 99 }] }))
    const { steps } = JSON.parse((await analyze('played', '--json')).stdout)
    expect(steps[0].options).toBe(99)
    expect(steps).toHaveLength(PLAYED.steps.length)
    const career = await negotiator(['career', '--json'], { env })
    expect(JSON.parse(career.stdout).chapters.career.all.luck).toMatchObject({ games: 2 })
  })

  it('stops at Ctrl-C, shows what is known, and goes on from there', async () => {
    writeFileSync(kept(), '')
    const { status, stdout } = await interrupted(['analyze', 'played', '--plies', '3', '--json'], 3000, env)
    const { complete, steps } = JSON.parse(stdout)
    // A fast machine may be done by then.
    expect([0, 130]).toContain(status)
    expect(complete).toBe(status === 0)
    expect(JSON.parse(readFileSync(kept(), 'utf8')).steps).toHaveLength(steps.length)
  })

  it('refuses what it cannot analyse', async () => {
    expect(await analyze('nowhere')).toMatchObject({ status: 1 })
    expect((await analyze('empty')).stderr).toContain('Nothing has happened')
    expect(await analyze('played', '--plies', '9')).toMatchObject({ status: 2 })
  })
})
