import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Advice } from '@negotiator/advisor'
import { legalActions, viewOf } from '@negotiator/rules'
import { resign, type Session, saveText, stateOf } from '@negotiator/session'
import { beforeAll, describe, expect, it } from 'vitest'
import { chanceLine } from '../src/advisor/lines.ts'
import { interrupted } from './interrupted.ts'
import { randomSession } from './random-session.ts'
import { negotiator, newFolder, spawnNegotiator } from './run-negotiator.ts'
import { learnOwn, newWeightsFolder } from './tiny-weights.ts'

const GOAL = fileURLToPath(new URL('../../../scenarios/01-goal.json', import.meta.url))
const ROLLS = fileURLToPath(new URL('../../../scenarios/06-threat-rolls.json', import.meta.url))
const SAVED = randomSession({ seed: 'advise' }, 9)

let env: Record<string, string> = {}
beforeAll(() => {
  const home = newFolder()
  mkdirSync(join(home, 'saves'))
  writeFileSync(join(home, 'saves', 'tonight.json'), saveText(SAVED))
  writeFileSync(join(home, 'saves', 'over.json'), saveText(resign(SAVED)))
  const weights = newWeightsFolder()
  learnOwn(weights, 'arkayne', 'base')
  env = { NEGOTIATOR_HOME: home, NEGOTIATOR_WEIGHTS: weights }
})

/** A game that stands in a roll: one with a 4 that may be turned, or a re-roll at hand. */
function inARoll(): Session {
  for (let steps = 1; steps < 60; steps++) {
    const session = randomSession({ seed: 'rolling' }, steps)
    if (viewOf(session.game, stateOf(session)).pending === 'roll') return session
  }
  throw new Error('this seed meets no roll that waits')
}

const advise = (...args: string[]) => negotiator(['advise', ...args], { env })
const quickly = (...args: string[]) => advise(...args, '--time', '20ms')

describe('negotiator advise', () => {
  it('ranks exactly the legal actions of a save, best first, with an interval', async () => {
    const { status, stdout } = await quickly('tonight', '--json')
    expect(status).toBe(0)
    const data = JSON.parse(stdout)
    const legal = legalActions(SAVED.game, stateOf(SAVED))
    const actions = data.actions.map(({ action }: { action: unknown }) => action)
    expect(actions).toHaveLength(legal.length)
    expect(actions).toEqual(expect.arrayContaining([...legal]))
    const values = data.actions.map(({ value }: { value: number }) => value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
    for (const { value, behind } of data.actions) expect(values[0] - value).toBeCloseTo(behind, 5)
    expect(data.chanceLow <= data.chance && data.chance <= data.chanceHigh).toBe(true)
    expect(data).toMatchObject({ abductor: 'arkayne', pack: 'base', step: 9, complete: true })
    expect(data.line[0]).toEqual(data.best.action)
    expect(data.best).toMatchObject({ rank: 1, behind: 0, action: actions[0] })
    expect(data.best.than).toEqual(actions[Math.min(data.best.asGood + 1, actions.length - 1)])
    expect(data.effort.playouts).toBeGreaterThan(0)
  })

  it('gives without a clock always the same answer', async () => {
    // Nearly over, so that games played out are short.
    const args = [GOAL, '--scenario', 'G1-capture-wins', '--json']
    const first = await advise(...args)
    expect(first.status).toBe(0)
    expect((await advise(...args)).stdout).toBe(first.stdout)
  })

  it('takes the position after a step, and one scenario of a file by its name or a part of it', async () => {
    const step = JSON.parse((await quickly('tonight', '--to', '0', '--json')).stdout)
    expect([step.step, step.turn]).toEqual([0, 1])
    const first = JSON.parse((await quickly(ROLLS, '--json')).stdout)
    expect(first.actions).toHaveLength(7)
    const named = JSON.parse((await quickly(`${ROLLS}#R1-at-least-one-die`, '--json')).stdout)
    expect(named.actions).toHaveLength(3)
    const part = JSON.parse((await quickly(ROLLS, '--scenario', 'at-least-ONE', '--json')).stdout)
    expect(part.actions).toHaveLength(3)
  })

  it('names the scenario that it took, also where none was asked for', async () => {
    expect((await quickly(ROLLS)).stdout).toMatch(
      /^R1-at-most-five-dice · .*06-threat-rolls\.json, scenario 1 of \d/,
    )
    const { scenario } = JSON.parse((await quickly(ROLLS, '--json')).stdout)
    expect(scenario).toBe('R1-at-most-five-dice')
  })

  it('calls standard input so', () => {
    const input = readFileSync(ROLLS)
    const title = (lang: string) =>
      spawnNegotiator(['advise', '-', '--time', '1ms', '--lang', lang], { input, env }).stdout.split('\n')[0]
    expect(title('en')).toMatch(/^R1-at-most-five-dice · standard input, scenario 1 of \d+$/)
    expect(title('fr')).toMatch(/^R1-at-most-five-dice · entrée standard, scénario 1 sur \d+$/)
  })

  it('shows the dice of a roll that waits for an answer', async () => {
    const session = inARoll()
    const file = join(env.NEGOTIATOR_HOME!, 'saves', 'rolling.json')
    writeFileSync(file, saveText(session))
    const { stdout } = await quickly('rolling')
    const heading = stdout.split('\nChance of winning')[0]!
    const { roll } = viewOf(session.game, stateOf(session))
    for (const [i, face] of roll!.entries()) expect(heading).toContain(`die ${i + 1} ${'⚀⚁⚂⚃⚄⚅'[face - 1]}`)
  })

  it('speaks both languages, in ASCII where the locale is', async () => {
    const [en, fr] = [await quickly('tonight'), await quickly('tonight', '--lang', 'fr')]
    expect(en.stdout).toMatch(
      /^Arkayne Massua · Base game · turn \d+, .* phase\nChance of winning: \d.*95%: \d/,
    )
    expect(fr.stdout).toMatch(
      /^Arkayne Massua · Jeu de base · tour \d+, .*\nChances de gagner\u00a0: \d.*95\u202f%/,
    )
    expect(en.stdout).toContain('The line it expects: ')
    expect(fr.stdout).toContain('La suite attendue\u00a0: ')
    const ascii = await negotiator(['advise', 'tonight', '--time', '1ms', '--lang', 'fr'], {
      env: { ...env, LC_ALL: 'C' },
    })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
    expect(ascii.stdout).toMatch(/^[\x00-\x7f]+$/)
  })

  it.each(['e', '{"endConversation":true}', 'endConversation'])(
    'tells about the action %s too',
    async (typed) => {
      const { stdout } = await quickly(`${ROLLS}#R1-at-most-five-dice`, '--action', typed, '--json')
      const { asked, actions } = JSON.parse(stdout)
      expect(asked.action).toEqual({ endConversation: true })
      expect(actions[asked.rank - 1].action).toEqual(asked.action)
      expect(asked.why).toMatch(/\.$/)
      expect(asked.than).toEqual(asked.rank === 1 ? actions[asked.asGood + 1].action : actions[0].action)
      expect(asked.reasons.every(({ by }: { by: number }) => by > 0)).toBe(true)
    },
  )

  it.each([
    [['tonight', '--action', 'nonsense'], 2, '--action takes a key'],
    [[GOAL, '--action', '{"play":"bold-lie"}'], 1, '(C1)'],
    [['tonight', '--time', '1'], 2, '--time takes a time'],
    [['tonight', '--time', '11min'], 2, '--time takes a time'],
    [['tonight', '--to', '10'], 2, 'only 9 steps'],
    [['tonight', '--scenario', 'x'], 2, '--scenario and tonight do not go together'],
    [[GOAL, '--to', '1'], 2, 'do not go together'],
    [[`${GOAL}#G1-capture-win-s`], 2, 'G1-capture-wins'],
    [[`${GOAL}#G1`], 2, 'G1-capture-wins · '],
    [['over'], 1, 'The game is over'],
    [['nowhere.json'], 1, 'There is no file nowhere.json, and no saved game of that name.'],
  ])('refuses %j', async (args, wanted, words) => {
    const { status, stdout, stderr } = await advise(...args)
    expect([status, stdout]).toEqual([wanted, ''])
    expect(stderr).toContain(words)
  })

  it('says what to do where nothing was learned', async () => {
    const { status, stderr } = await negotiator(['advise', 'tonight'], {
      env: { ...env, NEGOTIATOR_WEIGHTS: newWeightsFolder() },
    })
    expect(status).toBe(1)
    expect(stderr).toContain('npm run train')
  })

  it.skipIf(process.platform === 'win32')('answers on Ctrl-C with the best so far', async () => {
    const args = ['advise', 'tonight', '--time', '10min', '--json']
    const { status, stdout, stderr } = await interrupted(args, 1500, env)
    expect(status).toBe(130)
    expect(JSON.parse(stdout)).toMatchObject({ complete: false, step: 9 })
    expect(stderr).toContain('best answer so far')
  })
})

it('shows beside the best action the chance of winning, and the others as far behind as the table has them', async () => {
  const { stdout } = await quickly('tonight')
  const [, chance] = /Chance of winning: ([\d.]+)%/.exec(stdout)!
  const rows = [...stdout.matchAll(/^ *([\d.]+)% +(best|=|−[\d.]+) /gm)].map(([, shown, behind]) => ({
    shown: Number(shown),
    behind: behind === 'best' || behind === '=' ? 0 : Number(behind!.slice(1)),
  }))
  expect(rows).toHaveLength(legalActions(SAVED.game, stateOf(SAVED)).length)
  for (const { shown, behind } of rows) expect(shown).toBeCloseTo(Math.max(0, Number(chance) - behind), 5)
})

it('says what the search thinks, where that is far from the chance', () => {
  const advice = (chance: number, value: number): Advice => ({
    version: 0,
    chance,
    margin: 0.02,
    moves: [{ move: 0, value, plies: 2 }],
    nodes: 1,
    playouts: 400,
  })
  expect(chanceLine('en', advice(0.724, 0.919))).toContain(
    '74.4%). The search alone expects 91.9% from the best action: here the chance is uncertain by those 19.5 points.',
  )
  expect(chanceLine('fr', advice(0.5, 0.3))).toContain(
    "La recherche seule prévoit 30,0\u202f% avec la meilleure action\u00a0: ici, les chances ne sont connues qu'à 20,0 points près.",
  )
  expect(chanceLine('en', advice(0.5, 0.53))).toBe('Chance of winning: 50.0% (95%: 48.0 to 52.0%)')
})
