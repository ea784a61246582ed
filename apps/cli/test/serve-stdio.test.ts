import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setCode, setOfGame } from '@negotiator/content'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Answerer, LONGEST_LINE } from '../src/serve/answer-line.ts'
import { requestLines, TOO_LONG } from '../src/serve/request-lines.ts'
import { BIN, cleanEnv, spawnNegotiator } from './run-negotiator.ts'
import { learnOwn, newWeightsFolder } from './tiny-weights.ts'

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url))

/** A conversation without a process: each request gives its answer. */
function conversation(lang: 'en' | 'fr' = 'en') {
  const answerer = new Answerer(lang)
  return (request: unknown) => {
    const line = typeof request === 'string' ? request : JSON.stringify(request)
    const answer = answerer.answer(Buffer.from(line))
    return answer === null ? null : JSON.parse(answer.line)
  }
}

const NEW = { id: 1, cmd: 'new', abductor: 'arkayne', seed: 's' }

describe('negotiator serve-stdio', () => {
  it('answers line by line, in order, and ends at quit', () => {
    const requests = [NEW, { id: 'two', cmd: 'legal' }, { id: [3], cmd: 'quit' }, { id: 4, cmd: 'state' }]
    const input = requests.map((request) => JSON.stringify(request)).join('\n')
    const { status, stdout, stderr } = spawnNegotiator(['serve-stdio'], { input })
    expect([status, stderr]).toEqual([0, ''])
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      ['two', true],
      [[3], true],
    ])
  })

  it('plays packs and sets that the bot brings along', () => {
    const pack = JSON.parse(
      readFileSync(fileURLToPath(new URL('../../../packs/last-tram.json', import.meta.url)), 'utf8'),
    )
    const ask = conversation()
    const tram = { ...NEW, abductor: 'last-tram.tomas', packs: [pack] }
    const { ok, setup } = ask({ ...tram, variant: 'last-tram.express' })
    expect([ok, setup.pack, setup.variant]).toEqual([true, pack.abductors[0].game, 'last-tram.express'])
    expect(ask({ cmd: 'legal' }).actions.length).toBeGreaterThan(0)
    const { save } = ask({ cmd: 'save' })
    expect(ask({ cmd: 'load', save })).toMatchObject({ ok: true, setup })
    const set = setOfGame('cw')
    const file = { format: 'negotiator-set', version: 1, name: 'Mine', ...set }
    expect(ask({ ...NEW, set: file })).toMatchObject({
      ok: true,
      setup: { abductor: 'arkayne', pack: 'base', set },
    })
    expect(ask({ ...NEW, set: setCode(set) })).toMatchObject({ ok: true, setup: { set } })
    for (const [field, wrong] of [
      ['set', 'nothing'],
      ['set', { ...file, minors: [] }],
      ['packs', []],
      ['packs', [{ ...pack, id: 'other' }]],
      ['variant', 'last-tram.none'],
      ['abductor', 'last-tram.nobody'],
    ]) {
      expect(ask({ ...tram, [`${field}`]: wrong })).toMatchObject({
        ok: false,
        error: { code: 'bad-field', field },
      })
    }
  })

  it('ends with its input, also in the middle of a line', () => {
    const { status, stdout } = spawnNegotiator(['serve-stdio'], { input: '\n\r\n{"cmd":"undo"}' })
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ id: null, ok: false, error: { code: 'no-game' } })
  })

  it('survives whatever comes', () => {
    const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`
    const lines = [
      'nonsense',
      '[1]',
      'null',
      '7',
      deep,
      `{"id":${deep},"cmd":"quit"}`,
      `{"id":1,"cmd":"load","save":${deep}}`,
      'x'.repeat(LONGEST_LINE + 1),
      '{"id":2,"cmd":"__proto__"}',
      '{"id":3,"cmd":7}',
      '{"id":4}',
      '{"id":5,"cmd":"step","action":{"__proto__":{"play":"x"}}}',
      JSON.stringify(NEW),
    ]
    const input = Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(`${lines.join('\n')}\n`)])
    const { status, stdout, stderr } = spawnNegotiator(['serve-stdio'], { input })
    expect([status, stderr]).toEqual([0, ''])
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      [null, 'bad-json'],
      [null, 'bad-json'],
      [null, 'not-an-object'],
      [null, 'not-an-object'],
      [null, 'not-an-object'],
      [null, 'not-an-object'],
      [null, 'bad-json'],
      [1, 'bad-field'],
      [null, 'line-too-long'],
      [2, 'unknown-command'],
      [3, 'unknown-command'],
      [4, 'unknown-command'],
      [5, 'no-game'],
      [1, undefined],
    ])
  })
})

describe('a request', () => {
  it('steps, tells the events, and changes the version', () => {
    const ask = conversation()
    const begun = ask(NEW)
    expect(begun).toMatchObject({ ok: true, over: false, result: null, setup: { pack: 'base', seed: 's' } })
    const { actions } = ask({ id: 2, cmd: 'legal' })
    expect(actions).toContainEqual({ facedown: 'small-talk' })
    const step = ask({ cmd: 'step', action: { facedown: 'small-talk' }, version: begun.version })
    expect(step.events).toEqual([
      { e: 'facedown', card: 'small-talk' },
      { e: 'cp', from: 0, to: 1 },
    ])
    expect(step.version).not.toBe(begun.version)
    const state = ask({ cmd: 'state' })
    expect(state).toMatchObject({ version: step.version, hash: step.hash, state: { cp: 1, turn: 1 } })
  })

  it('meant for another position is refused as stale, and nothing has happened', () => {
    const ask = conversation()
    const { version } = ask(NEW)
    const { version: now } = ask({ cmd: 'step', action: { facedown: 'small-talk' } })
    const stale = ask({ cmd: 'step', action: { facedown: 'small-talk' }, version })
    expect(stale.error).toMatchObject({ code: 'stale', rule: 'T1' })
    expect(ask({ cmd: 'state' }).version).toBe(now)
  })

  it('that the rules forbid is refused with the rule, in the language of the program', () => {
    for (const [lang, words] of [
      ['en', /last conversation/],
      ['fr', /dernière discussion/i],
    ] as const) {
      const ask = conversation(lang)
      ask(NEW)
      const { error } = ask({ cmd: 'step', action: { buy: 'bold-lie' } })
      expect(error).toMatchObject({ code: 'not-last-conversation', rule: 'E3' })
      expect(error.message).toMatch(words)
    }
  })

  it('to undo goes back to the last roll and no further, unless in practice', () => {
    for (const practice of [false, true]) {
      const ask = conversation()
      const { hash } = ask({ ...NEW, practice })
      expect(ask({ cmd: 'undo' }).error.code).toBe('nothing-to-undo')
      ask({ cmd: 'step', action: { facedown: 'small-talk' } })
      expect(ask({ cmd: 'undo' }).hash).toBe(hash)
      ask({ cmd: 'step', action: { play: 'keep-cool' } })
      const undone = ask({ cmd: 'undo' })
      if (practice) expect(undone.hash).toBe(hash)
      else expect(undone.error.code).toBe('revealed')
    }
  })

  it('to load brings back what save gave; a bad save leaves the game alone', () => {
    const ask = conversation()
    ask(NEW)
    const { hash } = ask({ cmd: 'step', action: { play: 'keep-cool' } })
    const { save } = ask({ cmd: 'save' })
    ask({ ...NEW, abductor: 'donna' })
    const { hash: donnas } = ask({ cmd: 'state' })
    const bad = { ...save, start: '0'.repeat(16) }
    expect(ask({ cmd: 'load', save: bad }).error).toMatchObject({ code: 'hash-differs', step: 0 })
    expect(ask({ cmd: 'load', save: {} }).error.code).toBe('not-a-save')
    expect(ask({ cmd: 'load', save: 'x' }).error).toMatchObject({ code: 'bad-field', field: 'save' })
    expect(ask({ cmd: 'state' }).hash).toBe(donnas)
    expect(ask({ cmd: 'load', save })).toMatchObject({ ok: true, hash, setup: { abductor: 'arkayne' } })
  })

  it('takes own dice in order, asks for more, and gives them back on undo', () => {
    const ask = conversation()
    expect(ask({ ...NEW, practice: true, dice: [6] }).diceLeft).toBe(1)
    const play = { cmd: 'step', action: { play: 'keep-cool' } }
    expect(ask(play).error).toMatchObject({ code: 'dice-needed', count: 1 })
    const done = ask({ ...play, dice: [5, 1] })
    expect(done).toMatchObject({ ok: true, diceLeft: 1 })
    expect(done.events[1]).toMatchObject({ e: 'roll', dice: [6, 5], successes: 2 })
    expect(ask({ cmd: 'undo' }).diceLeft).toBe(3)
    expect(ask(play).events).toEqual(done.events)
  })

  it.each([
    [{ ...NEW, abductor: 'nobody' }, 'abductor'],
    [{ cmd: 'new' }, 'abductor'],
    [{ ...NEW, pack: 'x' }, 'pack'],
    [{ ...NEW, pack: 'toString' }, 'pack'],
    [{ ...NEW, seed: 'x'.repeat(101) }, 'seed'],
    [{ ...NEW, seed: 1.5 }, 'seed'],
    [{ ...NEW, dice: [0] }, 'dice'],
    [{ ...NEW, dice: 6 }, 'dice'],
    [{ ...NEW, practice: 'yes' }, 'practice'],
    [{ cmd: 'step' }, 'action'],
    [{ cmd: 'step', action: { play: 'a', buy: 'b' } }, 'action'],
    [{ cmd: 'step', action: { facedown: 'small-talk' }, version: 3 }, 'version'],
    [{ cmd: 'step', action: { facedown: 'small-talk' }, dice: [1] }, 'dice'],
  ])('%j is refused for its field %s', (request, field) => {
    for (const lang of ['en', 'fr'] as const) {
      const ask = conversation(lang)
      const { version } = ask(NEW)
      const { ok, error } = ask(request)
      expect([ok, error.code, error.field]).toEqual([false, 'bad-field', field])
      expect(error.message).toContain(field)
      expect(ask({ cmd: 'state' }).version).toBe(version)
    }
  })

  it('with a misspelt field is refused', () => {
    expect(conversation()({ ...NEW, sed: 1 }).error).toMatchObject({ code: 'unknown-field', field: 'sed' })
  })

  it('takes a number as a seed', () => {
    expect(conversation()({ ...NEW, seed: 7 }).setup.seed).toBe('7')
    const [a, b] = [0, 1].map(() => conversation()({ cmd: 'new', abductor: 'donna' }).setup.seed)
    expect(a).not.toBe(b)
  })
})

describe('lines', () => {
  async function lines(chunks: string[], most: number): Promise<(string | null)[]> {
    const found: (string | null)[] = []
    async function* input() {
      for (const chunk of chunks) yield Buffer.from(chunk)
    }
    for await (const line of requestLines(input(), most)) {
      found.push(line === TOO_LONG ? null : Buffer.from(line).toString())
    }
    return found
  }

  it('are put together from pieces, and those that are too long are told but not kept', async () => {
    expect(await lines(['a', 'b\nc', '\n\nd'], 10)).toEqual(['ab', 'c', '', 'd'])
    expect(await lines(['12345\n123456\n', '1234', '56', '\n12345'], 5)).toEqual([
      '12345',
      null,
      null,
      '12345',
    ])
  })
})

describe('the documentation', () => {
  it('shows conversations that really go like that', () => {
    const blocks = [...readFileSync(`${DOCS}serve-stdio.md`, 'utf8').matchAll(/```text\n(.*?)```/gs)]
    expect(blocks.length).toBeGreaterThanOrEqual(2)
    for (const [, block = ''] of blocks) {
      const ask = conversation()
      // Hashes may differ with the rules; a version in a request then is the one that was really given.
      const versions = new Map<string, string>()
      const pairs = [...block.matchAll(/^> (.*)\n< (.*)$/gm)]
      expect(pairs.length).toBeGreaterThanOrEqual(3)
      for (const [, request = '', documented = ''] of pairs) {
        const asked = JSON.parse(request)
        const answer = ask({ ...asked, version: versions.get(asked.version) ?? asked.version })
        const expected = JSON.parse(documented)
        if (answer.ok) versions.set(expected.version, answer.version)
        const comparable = ({ version, hash, ...rest }: Record<string, unknown>) => ({
          ...rest,
          hasPosition: version !== undefined && hash !== undefined,
        })
        expect(comparable(answer)).toEqual(comparable(expected))
      }
    }
  })

  const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0)
  const title = 'has an example bot that plays a whole game'

  it.skipIf(python === undefined)(python ? title : `${title} (SKIPPED: python3 is not installed)`, () => {
    const play = (seed: string) => {
      const args = [`${DOCS}examples/random_bot.py`, '--abductor', 'lijah', '--seed', seed, '--']
      return spawnSync(python!, [...args, process.execPath, BIN], { env: cleanEnv(), encoding: 'utf8' })
    }
    const { status, stdout, stderr } = play('1')
    expect([status, stderr]).toEqual([0, ''])
    const outcome = JSON.parse(stdout)
    expect(outcome.result).toMatch(/^(won|lost)$/)
    expect(outcome.steps).toBeGreaterThan(5)
    expect(play('1').stdout).toBe(stdout)
    expect(play('2').stdout).not.toBe(stdout)
  })

  it.skipIf(python === undefined)('whose example says in a line that the program cannot be started', () => {
    const args = [`${DOCS}examples/random_bot.py`, '--', 'no-such-program']
    const { status, stderr } = spawnSync(python!, args, { env: cleanEnv(), encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^cannot start no-such-program: .*\n$/)
  })
})

describe('advise', () => {
  beforeAll(() => {
    const folder = newWeightsFolder()
    learnOwn(folder, 'arkayne', 'base')
    vi.stubEnv('NEGOTIATOR_WEIGHTS', folder)
  }, 120_000)
  afterAll(() => {
    vi.unstubAllEnvs()
  })

  it('ranks all legal actions and is noted in the save', () => {
    const ask = conversation()
    const { version } = ask(NEW)
    const { actions: legal } = ask({ cmd: 'legal' })
    const request = { cmd: 'advise', nodes: 500, playouts: 4 }
    const advice = ask(request)
    expect(advice).toMatchObject({ ok: true, version, effort: { playouts: 4 }, weights: { own: true } })
    expect(advice.actions.map(({ action }: { action: unknown }) => action)).toEqual(
      expect.arrayContaining(legal),
    )
    expect(advice.actions[0].behind).toBe(0)
    expect(ask(request)).toEqual(advice)
    expect(ask({ cmd: 'save' }).save.hints).toEqual([0])
  }, 120_000)

  it('without playouts has no interval; wrong numbers and missing weights are refused', () => {
    const ask = conversation()
    ask(NEW)
    expect(ask({ cmd: 'advise', nodes: 0, playouts: 0 })).toMatchObject({ chanceLow: null, chanceHigh: null })
    expect(ask({ cmd: 'advise', nodes: -1 }).error).toMatchObject({ code: 'bad-field', field: 'nodes' })
    expect(ask({ cmd: 'advise', playouts: 1e9 }).error).toMatchObject({
      code: 'bad-field',
      field: 'playouts',
    })
    ask({ ...NEW, abductor: 'donna' })
    expect(ask({ cmd: 'advise' }).error.code).toBe('no-weights')
  })
})
