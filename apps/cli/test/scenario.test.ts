import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { LARGEST_FILE } from '../src/read-limited.ts'
import { negotiator, newFolder, spawnNegotiator } from './run-negotiator.ts'

const SCENARIOS = fileURLToPath(new URL('../../../scenarios/', import.meta.url))
const folder = newFolder()
const file = (name: string): string => join(folder, name)

const game = { abductor: 'arkayne' }
const holds = { name: 'it-holds', game, steps: [{ expect: { threat: 4, phase: 'conversation' } }] }
const fails = { name: 'it-fails', game, steps: [{ do: { facedown: 'small-talk' } }, { expect: { cp: 5 } }] }

beforeAll(() => {
  const files = {
    'holds.json': holds,
    'fails.json': fails,
    'both.json': [fails, holds],
    'rejected.json': { name: 'rejected', game, steps: [{ do: { buy: 'bold-lie' } }] },
    'no-dice.json': { name: 'no-dice', game, steps: [{ do: { play: 'keep-cool' } }] },
    'dice-left.json': { name: 'dice-left', game, dice: [1], steps: [{ expect: { cp: 0 } }] },
    'unknown-key.json': { ...holds, stepz: [] },
    'unknown-card.json': [{ ...holds, setup: { terrorDeck: ['nobody'] } }, holds],
    'unknown-abductor.json': { ...holds, game: { abductor: 'nobody' } },
    'two-lines.json': { ...holds, name: 'two\nlines\u001b[2J' },
  }
  for (const [name, data] of Object.entries(files)) writeFileSync(file(name), JSON.stringify(data))
  writeFileSync(file('cut-off.json'), '[{"name":')
  writeFileSync(file('with-mark.json'), `\ufeff${JSON.stringify(holds)}`)
  writeFileSync(file('huge.json'), JSON.stringify(holds).padEnd(LARGEST_FILE + 1))
  mkdirSync(file('folder.json'))
})

const run = (...names: string[]) => negotiator(['scenario', ...names.map(file)])

describe('negotiator scenario', () => {
  it('passes every scenario of the project', async () => {
    const files = readdirSync(SCENARIOS).filter((name) => name.endsWith('.json'))
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
    ['missing.json', /missing\.json/],
    ['folder.json', /folder\.json/],
    ['huge.json', /huge\.json: this is too large for scenarios \(5 MB at most\)/],
  ])('names file and field of %s, exits 2, and runs the others', async (name, message) => {
    const { status, stdout, stderr } = await run(name, 'fails.json', 'holds.json')
    expect(status).toBe(2)
    expect(stderr.trimEnd()).toMatch(message)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stdout).toContain('FAIL it-fails step 2: cp expected 5 got 1\nok it-holds\n')
    const french = await negotiator(['scenario', '--lang', 'fr', file(name)])
    expect(french.status).toBe(2)
    expect(french.stderr).toMatch(/impossible de|n'existe pas|n'est pas/)
  })

  it('runs the other scenarios of a file of which one cannot be laid out', async () => {
    expect((await run('unknown-card.json')).stdout).toBe('ok it-holds\n')
  })

  it('reads standard input as -, and files that begin with a byte order mark', async () => {
    const { status, stdout } = spawnNegotiator(['scenario', '-'], { input: JSON.stringify([holds, holds]) })
    expect([status, stdout]).toEqual([0, 'ok it-holds\nok it-holds\n'])
    const long = JSON.stringify(holds).padEnd(LARGEST_FILE)
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
