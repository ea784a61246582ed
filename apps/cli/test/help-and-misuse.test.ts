import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { CONTENT_HASH } from '@negotiator/content'
import { RULES_VERSION } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { BIN, cleanEnv, negotiator, spawnNegotiator } from './run-negotiator.ts'

const COMMANDS = [
  'play',
  'saves',
  'where',
  'replay',
  'advise',
  'analyze',
  'career',
  'puzzles',
  'cards',
  'scenario',
  'simulate',
  'lab',
  'worker',
  'serve-stdio',
]

describe('help', () => {
  it.each(COMMANDS)('of %s is there in both languages, on standard output', async (command) => {
    const en = await negotiator([command, '--help', '--lang', 'en'])
    const fr = await negotiator([command, '--help', '--lang', 'fr'])
    expect([en.status, fr.status, en.stderr, fr.stderr]).toEqual([0, 0, '', ''])
    expect(en.stdout).toMatch(/^Usage: negotiator /)
    expect(fr.stdout).toMatch(/^Utilisation\u00a0: negotiator /)
    expect(en.stdout).toContain('show this help')
    expect(fr.stdout).toContain('afficher cette aide')
    // Whatever commander writes by itself is English.
    expect(fr.stdout).not.toMatch(/Usage:|Options:|Arguments:|Commands:|default|display help/)
  })

  it.each(COMMANDS)('of %s breaks no line before a French mark or inside guillemets', async (command) => {
    const { stdout } = await negotiator([command, '--help', '--lang', 'fr'])
    expect(stdout).not.toMatch(/^\s*[:;!?»%]|«\s*$/m)
  })

  it('is in ASCII where the locale asks for it', async () => {
    for (const args of [
      ['--help'],
      ['play', '--help'],
      ['cards'],
      ['cards', 'bold-lie'],
      ['saves'],
      ['carsd'],
    ]) {
      for (const lang of ['en', 'fr']) {
        const { stdout, stderr } = await negotiator([...args, '--lang', lang], { env: { LC_ALL: 'C' } })
        // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
        expect(stdout + stderr).toMatch(/^[\x00-\x7f]+$/)
        expect(stdout).not.toMatch(/\d - [+\d]/)
      }
    }
  })

  it('lists every command', async () => {
    const { stdout } = await negotiator(['--help'])
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
  })

  it('of a command is also what `help` shows', async () => {
    const { status, stdout, stderr } = await negotiator(['help', 'cards'])
    expect({ status, stdout, stderr }).toEqual(await negotiator(['cards', '--help']))
  })

  it('of a command of a command too, and says if there is none such', async () => {
    const { status, stdout, stderr } = await negotiator(['help', 'set', 'show'])
    expect({ status, stdout, stderr }).toEqual(await negotiator(['set', 'show', '--help']))
    const unknown = await negotiator(['help', 'carsd'])
    expect([unknown.status, unknown.stdout]).toEqual([2, ''])
    expect(unknown.stderr).toContain('There is no command “carsd”. Did you mean cards?')
  })

  it.each([...COMMANDS, 'set', 'pack', 'set random', 'set keep', 'pack new', 'pack validate'])(
    'of %s leaves no placeholder in English where French is spoken',
    async (command) => {
      const { stdout } = await negotiator([...command.split(' '), '--help', '--lang', 'fr'])
      expect(stdout).not.toMatch(/[<[](files?|command|time|text|what|set)\b/)
    },
  )

  it('comes on standard error, with status 2, when no command is given', async () => {
    const { status, stdout, stderr } = spawnNegotiator([])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('Usage: negotiator')
  })
})

describe('the version', () => {
  it('names program, rules and cards', async () => {
    const { status, stdout } = spawnNegotiator(['--version'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^negotiator \d+\.\d+\.\d+ /)
    expect(stdout).toContain(RULES_VERSION)
    expect(stdout).toContain(CONTENT_HASH)
  })
})

describe('misuse', () => {
  it.each([
    ['an unknown command', ['carsd'], 'carsd', 'cards', 'negotiator --help'],
    ['an unknown option', ['simulate', '--gmes', '3'], '--gmes', '--games', 'negotiator simulate --help'],
    ['an option without its value', ['replay', 'x', '--to'], '--to', '', 'negotiator replay --help'],
    ['a missing argument', ['scenario'], '', '', 'negotiator scenario --help'],
    ['a missing argument of a part', ['set', 'show'], '', '', 'negotiator set show --help'],
    ['help about nothing', ['help', 'zz'], 'zz', '', 'negotiator --help'],
    ['a surplus argument', ['where', 'x'], '', '', 'negotiator where --help'],
    ['an unknown language', ['cards', '--lang', 'de'], 'de', 'en, fr', 'negotiator cards --help'],
    ['an unknown abductor', ['play', '--abductor', 'bob'], 'bob', 'arkayne', 'npx negotiator play --help'],
    ['an unknown pack', ['play', '--pack', 'x'], 'x', 'base', 'npx negotiator play --help'],
    [
      'a seed without end',
      ['play', '--seed', 's'.repeat(101)],
      '--seed',
      '100',
      'npx negotiator play --help',
    ],
    ['an empty seed', ['play', '--seed', ''], '--seed', '', 'npx negotiator play --help'],
    [
      'a variant of nobody',
      ['play', '--variant', 'zzz'],
      '--variant',
      '--pack',
      'npx negotiator play --help',
    ],
    [
      'a new game to resume',
      ['play', '--resume', '--new'],
      '--resume',
      '--new',
      'npx negotiator play --help',
    ],
  ])('%s: status 2, told on standard error in both languages', async (_, args, named, hint, help) => {
    for (const [locale, opening] of [
      ['en_GB.UTF-8', 'negotiator: '],
      ['fr_FR.UTF-8', 'negotiator\u00a0: '],
    ] as const) {
      const { status, stdout, stderr } = await negotiator(args, { env: { LANG: locale } })
      expect([status, stdout]).toEqual([2, ''])
      const lines = stderr.trimEnd().split('\n')
      expect(lines).toHaveLength(2)
      expect(lines[0]).toContain(opening)
      expect(lines[0]).toContain(named)
      expect(lines[0]).toContain(hint)
      expect(lines[1]).toContain(help)
      expect(stderr).not.toMatch(/error:|undefined|\{|\}/)
    }
  })

  it('is not told in English where French is spoken', async () => {
    const typed = ['carsd', 'simulate --gmes 3', 'scenario', 'where x', 'replay x --to', 'cards --pack x']
    for (const each of typed) {
      const { stderr } = await negotiator([...each.split(' '), '--lang', 'fr'])
      expect(stderr).not.toMatch(/\b(There|Something|That|takes|missing|Help)\b/)
    }
  })

  it('cannot move the cursor of the terminal', async () => {
    const { stderr } = await negotiator(['cards', 'x\u001b[2Jy'])
    expect(stderr).not.toContain('\u001b')
  })
})

describe('an output', () => {
  it('whose reader has gone ends the program without a word', async () => {
    const child = spawn(process.execPath, [BIN, 'cards', '--json'], { env: cleanEnv() })
    child.stdout.destroy()
    let stderr = ''
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    await once(child, 'close')
    expect(stderr).toBe('')
  })

  it.skipIf(!existsSync('/dev/full'))('that has no room left is a failure, told in words', () => {
    for (const [lang, words] of [
      ['en', 'cannot be written (ENOSPC)'],
      ['fr', "Impossible d'écrire la sortie (ENOSPC)"],
    ] as const) {
      const full = openSync('/dev/full', 'w')
      const { status, stderr } = spawnSync(process.execPath, [BIN, 'cards', '--lang', lang], {
        env: cleanEnv(),
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      })
      closeSync(full)
      expect(status).toBe(1)
      expect(stderr.trimEnd().split('\n')).toHaveLength(1)
      expect(stderr).toContain(words)
    }
  })
})
