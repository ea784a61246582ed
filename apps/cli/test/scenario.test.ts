import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { PACKS_FOLDER } from '../src/beside.ts'
import { LARGEST_SCENARIOS } from '../src/read-limited.ts'
import { negotiator, newFolder, spawnNegotiator } from './run-negotiator.ts'

const SCENARIOS = fileURLToPath(new URL('../../../scenarios/', import.meta.url))
const folder = newFolder()
const file = (name: string): string => join(folder, name)

const game = { abductor: 'arkayne' }
const holds = { name: 'it-holds', game, steps: [{ expect: { threat: 4, phase: 'conversation' } }] }
const fails = { name: 'it-fails', game, steps: [{ do: { facedown: 'small-talk' } }, { expect: { cp: 5 } }] }

const accents = { ...holds, name: 'délà: l’otage n’est pas sauvé' }

beforeAll(() => {
  const files = {
    'holds.json': holds,
    'fails.json': fails,
    'both.json': [fails, holds],
    'rejected.json': { name: 'rejected', game, steps: [{ do: { buy: 'bold-lie' } }] },
    'no-dice.json': { name: 'no-dice', game, steps: [{ do: { play: 'keep-cool' } }] },
    'dice-left.json': { name: 'dice-left', game, dice: [1], steps: [{ expect: { cp: 0 } }] },
    'empty.json': [],
    'unknown-key.json': { ...holds, stepz: [] },
    'unknown-card.json': [{ ...holds, setup: { terrorDeck: ['nobody'] } }, holds],
    'unknown-abductor.json': { ...holds, game: { abductor: 'nobody' } },
    'accents.json': accents,
    'two-verbs.json': { ...holds, steps: [{ do: { settle: true }, expect: { cp: 5 } }] },
    'two-lines.json': { ...holds, name: 'two\nlines\u001b[2J' },
  }
  for (const [name, data] of Object.entries(files)) writeFileSync(file(name), JSON.stringify(data))
  writeFileSync(file('cut-off.json'), '[{"name":')
  writeFileSync(file('with-mark.json'), `\ufeff${JSON.stringify(holds)}`)
  writeFileSync(file('huge.json'), JSON.stringify(holds).padEnd(LARGEST_SCENARIOS + 1))
  mkdirSync(file('folder.json'))
})

const run = (...names: string[]) => negotiator(['scenario', ...names.map(file)])

describe('negotiator scenario', () => {
  it('passes every scenario of the project', async () => {
    const files = readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    )
    const { status, stdout, stderr } = spawnNegotiator([
      'scenario',
      ...files.map((name) => join(SCENARIOS, name)),
    ])
    expect([status, stderr]).toEqual([0, ''])
    const lines = stdout.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(files.length)
    expect(lines.filter((line) => !/^ok \S/.test(line))).toEqual([])
  })

  it('prints one line each and exits 1 if one fails', async () => {
    expect(await run('holds.json')).toEqual({ status: 0, stdout: 'ok it-holds\n', stderr: '' })
    expect(await run('both.json', 'holds.json')).toEqual({
      status: 1,
      stdout: 'FAIL it-fails step 2: cp expected 5 got 1\nok it-holds\nok it-holds\n',
      stderr: '',
    })
  })

  it('has the keys do and dice', async () => {
    expect((await run('rejected.json')).stdout).toMatch(
      /^FAIL rejected step 1: do expected \{"buy":"bold-lie"\} got /,
    )
    expect((await run('no-dice.json')).stdout).toMatch(/^FAIL no-dice step 1: dice expected /)
    expect((await run('dice-left.json')).stdout).toMatch(
      /^FAIL dice-left step 1: dice expected .* got \[1\]$/m,
    )
  })

  it('says the same in every language, since programs read it', async () => {
    const { stdout } = await negotiator(['scenario', '--lang', 'fr', file('both.json')])
    expect(stdout).toBe((await run('both.json')).stdout)
  })

  it('prints one JSON line each with --json', async () => {
    const { status, stdout } = await negotiator(['scenario', '--json', file('both.json')])
    expect(status).toBe(1)
    expect(stdout.trimEnd().split('\n')).toEqual([
      '{"name":"it-fails","ok":false,"step":2,"key":"cp","expected":5,"got":1}',
      '{"name":"it-holds","ok":true,"step":null,"key":null,"expected":null,"got":null}',
    ])
  })

  it.each([
    ['cut-off.json', /cut-off\.json.*JSON/],
    ['unknown-key.json', /unknown-key\.json.*stepz/],
    ['unknown-abductor.json', /unknown-abductor\.json.*nobody/],
    ['unknown-card.json', /unknown-card\.json.*it-holds.*terrorDeck.*nobody/],
    ['empty.json', /empty\.json holds no scenario\.$/],
    ['missing.json', /missing\.json/],
    ['folder.json', /folder\.json/],
    ['huge.json', /huge\.json: this is too large for scenarios \(50 MB at most\)/],
  ])('names file and field of %s, exits 2, and runs the others', async (name, message) => {
    const { status, stdout, stderr } = await run(name, 'fails.json', 'holds.json')
    expect(status).toBe(2)
    expect(stderr.trimEnd()).toMatch(message)
    expect(stderr).toMatch(/^negotiator: /)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stdout).toContain('FAIL it-fails step 2: cp expected 5 got 1\nok it-holds\n')
    const french = await negotiator(['scenario', '--lang', 'fr', file(name)])
    expect(french.status).toBe(2)
    expect(french.stderr).toMatch(/^negotiator\u00a0: .*(impossible de|n'existe pas|n'est pas|n'y a aucun)/)
  })

  it('says of a step that does and expects at once that it must be one of them', async () => {
    expect((await run('two-verbs.json')).stderr).toMatch(/steps\.0: expected one of: do, refuse, expect\n$/)
  })

  it('writes names in ASCII where the locale wants it, but data as they are', async () => {
    const env = { LC_ALL: 'C' }
    const { stdout } = await negotiator(['scenario', file('accents.json')], { env })
    expect(stdout).toBe("ok dela: l'otage n'est pas sauve\n")
    const { stdout: data } = await negotiator(['scenario', '--json', file('accents.json')], { env })
    expect(JSON.parse(data).name).toBe(accents.name)
  })

  it('runs the other scenarios of a file of which one cannot be laid out', async () => {
    expect((await run('unknown-card.json')).stdout).toMatch(/^FAIL .* step 0: setup .*\nok it-holds\n$/)
  })

  it('reads standard input as -, and files that begin with a byte order mark', async () => {
    const { status, stdout } = spawnNegotiator(['scenario', '-'], { input: JSON.stringify([holds, holds]) })
    expect([status, stdout]).toEqual([0, 'ok it-holds\nok it-holds\n'])
    const long = JSON.stringify(holds).padEnd(LARGEST_SCENARIOS)
    expect(spawnNegotiator(['scenario', '-'], { input: long }).stdout).toBe('ok it-holds\n')
    const longer = spawnNegotiator(['scenario', '-'], { input: `${long} ` })
    expect([longer.status, longer.stdout]).toEqual([2, ''])
    expect(longer.stderr).toContain('too large')
    expect((await run('with-mark.json')).stdout).toBe('ok it-holds\n')
  })

  it('keeps a name on one line and free of control characters', async () => {
    expect((await run('two-lines.json')).stdout).toBe('ok two\ufffdlines\ufffd[2J\n')
  })
})

describe('a scenario with packs', () => {
  const PACK = readFileSync(join(PACKS_FOLDER, 'room-214.json'), 'utf8')
  const setup = { threat: 2, pool: 4, side: 2, hand: ['room-214.text-message'] }
  const steps = [
    { do: { play: 'room-214.text-message' } },
    { expect: { pool: 2, side: 4, stage: null, endTest: null } },
  ]
  const marek = (packs: unknown[], more: object = {}) => ({
    name: 'hidden',
    game: { abductor: 'room-214.marek', packs, ...more },
    setup,
    dice: [5, 1],
    steps,
  })
  const write = (name: string, data: unknown) => writeFileSync(file(name), JSON.stringify(data))

  beforeAll(() => {
    mkdirSync(file('tests'))
    writeFileSync(file('room.json'), `\ufeff${PACK}`)
    writeFileSync(file('cut-pack.json'), PACK.slice(0, 500))
    write('bad-pack.json', {
      ...JSON.parse(PACK),
      abductors: [{ ...JSON.parse(PACK).abductors[0], threat: 99 }],
    })
    write('tests/by-path.json', [marek(['../room.json']), marek(['../room.json'])])
    write('inline.json', marek([JSON.parse(PACK)]))
    write('variant.json', {
      ...marek([JSON.parse(PACK)], { variant: 'room-214.open-stairs' }),
      setup: {},
      dice: [],
      steps: [{ expect: { pool: 6, side: 2 } }],
    })
    write('no-pack.json', marek(['nowhere.json']))
    write('refused.json', marek(['bad-pack.json']))
    write('cut-inside.json', marek(['cut-pack.json']))
    write('five.json', marek(Array(5).fill('room.json')))
    write('deep.json', marek([{ format: 'negotiator-pack', deep: nested(100) }]))
    write('no-place.json', { ...marek(['room.json']), setup: { stage: 'last-tram.hill' } })
    write('order.json', {
      name: 'order',
      game: { abductor: 'last-tram.tomas', packs: [join(PACKS_FOLDER, 'last-tram.json')] },
      setup: { terrorDeck: ['last-tram.open-country', 'last-tram.no-stop', 'last-tram.curve', 'cold-feet'] },
      steps: [],
    })
  })

  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

  it('names them by path, seen from its own folder, or has them inside', async () => {
    expect(await run('tests/by-path.json')).toEqual({
      status: 0,
      stdout: 'ok hidden\nok hidden\n',
      stderr: '',
    })
    expect(await run('inline.json', 'variant.json')).toEqual({
      status: 0,
      stdout: 'ok hidden\nok hidden\n',
      stderr: '',
    })
    const input = readFileSync(file('inline.json'))
    expect(spawnNegotiator(['scenario', '-'], { input }).stdout).toBe('ok hidden\n')
  })

  it.each([
    ['no-pack.json', /nowhere\.json/, /n'existe pas/],
    [
      'refused.json',
      /bad-pack\.json is refused:\n {2}room-214\.marek, field threat: expected 7 or less/,
      /7 ou moins attendu/,
    ],
    ['cut-inside.json', /cut-pack\.json is refused:\n {2}it is not JSON/, /ce n'est pas du JSON/],
    ['five.json', /game\.packs/, /game\.packs/],
    ['deep.json', /nested more than 24 levels/, /24 niveaux/],
    [
      'no-place.json',
      /stage: last-tram\.hill is no place of this game/,
      /last-tram\.hill/,
      /^FAIL hidden step 0: setup/,
    ],
    [
      'order.json',
      /last-tram\.open-country is not in this layer/,
      /last-tram\.open-country/,
      /^FAIL order step 0: setup/,
    ],
  ])('%s says what is wrong, in both languages, with status 2', async (name, en, fr, line = /^$/) => {
    const english = await run(name)
    expect(english.status).toBe(2)
    expect(english.stdout).toMatch(line)
    expect(english.stderr).toMatch(en)
    expect((await negotiator(['scenario', '--lang', 'fr', file(name)])).stderr).toMatch(fr)
  })

  it('is a position to ask the advisor about', async () => {
    const { stdout, status } = await negotiator(['advise', file('tests/by-path.json')])
    expect(status).toBe(0)
    expect(stdout).toContain('A Text Message')
  })
})
