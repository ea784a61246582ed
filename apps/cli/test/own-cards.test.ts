import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { negotiator, newFolder, spawnNegotiator } from './run-negotiator.ts'

const PROPOSED = fileURLToPath(new URL('../../../docs/examples/proposed-values.json', import.meta.url))
const folder = newFolder()
const at = (name: string) => join(folder, name)

describe('negotiator set', () => {
  it('writes a set, checks it, shows it with its short form, and never writes over a file', async () => {
    const file = at('mine.json')
    expect(await negotiator(['set', 'new', '--game', 'cw', '--name', 'Mine', '--out', file])).toMatchObject({
      status: 0,
    })
    expect(await negotiator(['set', 'check', file])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('B1, B2, B3'),
    })
    const shown = await negotiator(['set', 'show', file, '--lang', 'fr'])
    expect(shown.stdout).toMatch(/^Mine\n/)
    expect(shown.stdout).toContain('En lien\u00a0: s1')
    const again = await negotiator(['set', 'new', '--out', file])
    expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was changed') })
  })

  it('makes one at random: the same seed, the same set', async () => {
    const first = await negotiator(['set', 'random', '--seed', 'x'])
    const second = await negotiator(['set', 'random', '--seed', 'x'])
    const third = await negotiator(['set', 'random', '--seed', 'y'])
    expect(first.stdout).toBe(second.stdout)
    expect(JSON.parse(first.stdout).terror).not.toEqual(JSON.parse(third.stdout).terror)
  })

  it('names every violation with its rule', async () => {
    const { stdout } = await negotiator(['set', 'new'])
    const set = JSON.parse(stdout)
    writeFileSync(
      at('bad.json'),
      JSON.stringify({ ...set, minors: [], conversation: set.conversation.slice(1) }),
    )
    const checked = await negotiator(['set', 'check', at('bad.json')])
    expect(checked.status).toBe(1)
    expect(checked.stderr.split('\n')).toEqual([
      'B1: a red set has 21 cards with its minor demands; here there are 18',
      'B1: 3 minor demands are needed; here there are 0',
      'B3: a conversation set has 22 cards; here there are 20',
      'B3: the three pairs that cost nothing are always the same; wrong: What Are Your Demands?',
      '',
    ])
    const played = await negotiator(['simulate', '--set', at('bad.json'), '--games', '1'])
    expect(played).toMatchObject({ status: 1, stderr: expect.stringContaining('breaks the rules') })
    writeFileSync(at('no-set.json'), '{}')
    expect((await negotiator(['set', 'check', at('no-set.json')])).stderr).toContain('is no card set')
  })

  it('is played by anybody, from a file or its short form', async () => {
    const played = await negotiator([
      'simulate',
      '--abductor',
      'donna',
      '--set',
      's1__wARIlokgAAAAAcfgA',
      '--games',
      '5',
      '--json',
    ])
    expect(JSON.parse(played.stdout).results).toMatchObject([{ abductor: 'donna', games: 5 }])
  })
})

describe('negotiator pack', () => {
  it('finds the values good that docs/balance.md proposes', async () => {
    const { status, stdout } = await negotiator(['pack', 'validate', PROPOSED])
    expect([status, stdout]).toEqual([0, expect.stringContaining('is a good pack')])
  })

  it('prints the schema, writes a pack to start from and finds it good', async () => {
    const schema = await negotiator(['pack', 'schema'])
    expect(JSON.parse(schema.stdout)).toMatchObject({
      type: 'object',
      required: expect.arrayContaining(['id', 'texts']),
    })
    expect(await negotiator(['pack', 'new', 'mine', '--out', at('pack.json')])).toMatchObject({ status: 0 })
    const validated = await negotiator(['pack', 'validate', at('pack.json')])
    expect(validated).toMatchObject({ status: 0, stdout: expect.stringContaining('1 abductor, 3 cards') })
    expect((await negotiator(['pack', 'new', 'Not An Id'])).status).toBe(2)
  })

  it('says what is wrong, in both languages', async () => {
    const pack = JSON.parse((await negotiator(['pack', 'new', 'mine'])).stdout)
    pack.conversation[0].cost = 'cheap'
    writeFileSync(at('wrong.json'), JSON.stringify(pack))
    const en = await negotiator(['pack', 'validate', at('wrong.json')])
    expect(en).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('mine.kind-word, field cost: expected a number'),
    })
    const fr = await negotiator(['pack', 'validate', at('wrong.json'), '--lang', 'fr'])
    expect(fr.stderr).toContain('mine.kind-word, champ cost\u00a0: attendu\u00a0: un nombre')
  })

  it('lists the packs that come with the game; each is simulated by its name', async () => {
    const { stdout } = await negotiator(['pack', 'list'])
    expect(stdout.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'last-tram',
      'room-214',
      'the-brandts',
      '',
    ])
    const done = await negotiator([
      'simulate',
      '--pack',
      'last-tram',
      '--variant',
      'express',
      '--games',
      '20',
      '--policy',
      'greedy',
      '--threads',
      '1',
    ])
    expect(done).toMatchObject({ status: 0 })
    expect(done.stdout).toContain('Tomas Reyes')
    expect(done.stdout).toContain('Express')
    expect((await negotiator(['simulate', '--pack', 'last-tram', '--variant', 'x'])).stderr).toContain(
      'last-tram.express',
    )
  }, 60_000)

  it('is advised by what was learned for any game', () => {
    const done = spawnNegotiator([
      'simulate',
      '--pack',
      'the-brandts',
      '--games',
      '2',
      '--policy',
      'instant',
      '--threads',
      '1',
      '--json',
    ])
    expect(done.status).toBe(0)
    expect(JSON.parse(done.stdout).results[0]).toMatchObject({
      abductor: 'the-brandts.ida',
      games: 2,
      weights: { own: false },
    })
  }, 60_000)

  it('is played, saved, replayed and asked about, with its own names', () => {
    const env = { NEGOTIATOR_HOME: newFolder(), LANG: 'C.UTF-8' }
    const play = (args: string[], input: string) => spawnNegotiator(['play', ...args], { env, input })
    const first = play(['--pack', 'room-214', '--seed', 'x'], 'who\ne\nd\n')
    expect(first.stdout).toContain('Marek Dolan')
    expect(first.stdout).toContain('The Linen Room')
    const file = JSON.parse(spawnNegotiator(['saves', '--json'], { env }).stdout.split('\n')[0]!).file
    expect(JSON.parse(readFileSync(file, 'utf8')).setup.packs[0].id).toBe('room-214')
    expect(spawnNegotiator(['replay', file, '--lang', 'fr'], { env }).stdout).toContain('Chambre 214')
    const resumed = play(['--resume', file], 'q\n')
    expect(resumed.stdout).toContain('Room 214')
    const advised = spawnNegotiator(['advise', file, '--time', '200ms', '--json'], { env })
    expect(advised.status).toBe(0)
    expect(JSON.parse(advised.stdout)).toMatchObject({ abductor: 'room-214.marek' })
  }, 120_000)
})
