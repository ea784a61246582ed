import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isOver, type Session, saveText } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../src/store.ts'
import { printable } from '../src/terminal/printable.ts'
import { PlayProcess, savesIn } from './play-process.ts'
import { randomScript } from './play-terminal.ts'
import { newFolder, spawnNegotiator } from './run-negotiator.ts'

function play(args: readonly string[], lines: readonly string[], home = newFolder(), env = {}) {
  const input = lines.map((line) => `${line}\n`).join('')
  const done = spawnNegotiator(['play', ...args], { input, env: { NEGOTIATOR_HOME: home, ...env } })
  return { ...done, home, text: done.stdout.replace(/\s+/g, ' ') }
}

function saved(home: string): Session {
  const [file] = savesIn(home)
  const loaded = loadGame(file!)
  if (!loaded.ok) throw new Error(loaded.problem.code)
  return loaded.session
}

describe('a script of lines through a pipe', () => {
  it('opens a save by the name that the list of saves shows', () => {
    const { home } = play(['--abductor', 'arkayne'], ['f1'])
    const name = basename(savesIn(home)[0]!)
    for (const typed of [name, name.replace('.json', '')]) {
      expect(play(['--resume', typed, '--lang', 'en'], ['q'], home).text).toContain('The line is open again')
      expect(spawnNegotiator(['replay', typed], { env: { NEGOTIATOR_HOME: home } }).status).toBe(0)
    }
    const missing = play(['--resume', 'nope', '--lang', 'en'], ['n'], home)
    expect(missing.text).toContain('Begin a new game instead?')
    expect(missing.text).not.toContain('stays as it is')
  })

  it('says what to type to go on, and repeats nothing that has no end', () => {
    const { text } = play(['--abductor', 'arkayne', '--lang', 'en'], ['z'.repeat(300_000), 'q'])
    expect(text).toContain('To go on: npx negotiator play --resume')
    expect(text.length).toBeLessThan(20_000)
    expect(play(['--lang', 'en'], ['z'.repeat(300_000), 'q']).text.length).toBeLessThan(20_000)
  })

  it('plays a whole game in French', () => {
    const { lines, session } = randomScript({ abductor: 'donna', seed: 'nuit', chosenSeed: true })
    const { status, text, stderr, home } = play(
      ['--lang', 'fr', '--seed', 'nuit'],
      ['2', ...lines, 'chances', 'quitter'],
    )
    expect([status, stderr]).toEqual([0, ''])
    expect(readFileSync(savesIn(home)[0]!, 'utf8')).toBe(saveText(session))
    expect(text).toContain('Qui est au bout du fil')
    expect(text).toContain('Donna Scarborough · Tour 1 · discussion')
    expect(text).toMatch(/── (Gagné|Perdu) · /)
    expect(text).toContain(`npx negotiator analyze ${basename(savesIn(home)[0]!, '.json')}`)
    expect(text).toContain('npx negotiator career')
    expect(text).toContain('La ligne est coupée. Bonne nuit.')
    expect(text).not.toMatch(/\b(Threat|Hand|You)\b/)
  })

  it('that ends, ends the game: saved, exit status 0', () => {
    const { status, text, home } = play(['--abductor', 'arkayne', '--lang', 'en'], ['f1', 'f2'])
    expect(status).toBe(0)
    expect(text).toContain('The game is saved.')
    expect(saved(home).steps).toHaveLength(2)
  })

  it('goes on exactly where it was, with nothing lost', () => {
    const { lines, session } = randomScript({
      abductor: 'lijah',
      pack: 'cw',
      seed: 'resume',
      chosenSeed: true,
    })
    const half = Math.floor(lines.length / 2)
    const { home } = play(['--abductor', 'lijah', '--seed', 'resume'], lines.slice(0, half))
    expect(play(['--resume', '--lang', 'en'], lines.slice(half), home).text).toContain(
      'The line is open again',
    )
    expect(savesIn(home)).toHaveLength(1)
    expect(saveText(saved(home))).toBe(saveText(session))
  })

  it('offers the open game first in the menu, and another word on the command line only asks', () => {
    const { home } = play(['--abductor', 'arkayne'], ['f1'])
    expect(play(['--lang', 'en'], ['r', 'f2'], home).text).toContain(
      'r Resume the game: Arkayne Massua, turn 1',
    )
    expect(saved(home).steps).toHaveLength(2)
    expect(play(['--abductor', 'donna', '--lang', 'en'], ['y', 'f3'], home).text).toContain(
      'A game is still open',
    )
    expect(saved(home).steps).toHaveLength(3)
    expect(play(['--abductor', 'donna', '--new', '--lang', 'en'], [], home).text).not.toContain('still open')
    expect(savesIn(home)).toHaveLength(2)
  })

  it('offers older open games too, newest first, and marks practice', () => {
    const home = newFolder()
    const begin = (abductor: string, ...more: string[]) =>
      play(['--abductor', abductor, '--new', ...more], ['f1'], home)
    begin('arkayne')
    begin('donna', '--practice')
    begin('edward')
    const offered = play(['--lang', 'en'], ['r4', 'q'], home).text
    expect(offered).toContain('r Resume the game: Edward Quinn, turn 1 2 more open games:')
    expect(offered).toContain('r2 Donna Scarborough, turn 1 (practice) · r3 Arkayne Massua, turn 1')
    expect(offered).toContain('“r4” is not in the menu.')
    expect(offered).not.toContain('older ones')
    expect(play(['--lang', 'en'], ['r3', 'q'], home).text).toContain('The line is open again: Arkayne Massua')
    expect(play(['--lang', 'fr'], ['reprendre 2', 'q'], home).text).toContain('rouverte : Donna')
    for (let i = 0; i < 7; i++) begin('lijah')
    const many = play(['--lang', 'en'], ['r9', 'q'], home).text
    expect(many).toMatch(/8 more open games: .* · r9 \S[^·]* · older ones: npx negotiator saves/)
  })

  it('makes practice of an open game only if that is what the player wants', () => {
    const { home } = play(['--abductor', 'arkayne'], ['f1'])
    const resumed = (...lines: string[]) => play(['--resume', '--practice', '--lang', 'en'], lines, home)
    expect(resumed('n', 'q').text).toMatch(/Arkayne Massua, turn 1\. Take the limits off undo\?/)
    expect(resumed('q').status).toBe(0)
    expect(saved(home).setup.practice).toBe(false)
    resumed('y', 'q')
    expect(saved(home).setup.practice).toBe(true)
    expect(resumed('q').text).not.toContain('Take the limits off undo?')
  })

  it('quits where it is asked whether to go on', () => {
    const { home } = play(['--abductor', 'arkayne'], ['f1'])
    const { status, text } = play(['--abductor', 'donna', '--lang', 'en'], ['q', 'f1'], home)
    expect(status).toBe(0)
    expect(text).toMatch(/y \/ n > q The line is closed\. Good night\. $/)
    expect(savesIn(home)).toHaveLength(1)
    expect(play(['--resume', 'nope'], ['quitter'], home).status).toBe(1)
  })

  it('takes the wishes of the command line and of the menu', () => {
    const { home } = play(['--practice', '--dice', '--pack', 'cw', '--seed', 'X y'], ['1'])
    expect(saved(home).setup).toEqual({
      abductor: 'arkayne',
      pack: 'cw',
      seed: 'X y',
      practice: true,
      ownDice: true,
      chosenSeed: true,
    })
    const menu = play([], ['s  Ab C', 'c', 'p', 'd', 'what', 'l', 'quinn'])
    expect(saved(menu.home).setup).toEqual({
      abductor: 'edward',
      pack: 'base',
      seed: 'Ab C',
      practice: true,
      ownDice: true,
      chosenSeed: true,
    })
    expect(saved(play([], ['s', 'lijah']).home).setup.seed).toMatch(/^[a-z2-9]{8}$/)
  })

  it('cannot steer the terminal by what it says', () => {
    const { stdout, text } = play(['--lang', 'en'], ['\u001b[2Jwho'])
    expect(text).toContain('“\ufffd[2Jwho” is not in the menu.')
    expect(stdout).not.toContain('\u001b')
  })

  it('is drawn for a terminal without UTF-8, and for a narrow one', () => {
    const { stdout } = play(['--abductor', 'arkayne', '--lang', 'fr'], ['f1'], newFolder(), {
      LANG: 'C',
      COLUMNS: '50',
    })
    expect(stdout).toMatch(/^[\n -~]*$/)
    expect(stdout).toContain('Vous jouez "Relax" face cachee.')
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(50)
  })
})

describe('a save that cannot be opened', () => {
  it('is told, stays as it is, and a new game is offered', () => {
    const home = newFolder()
    const file = join(home, 'broken.json')
    writeFileSync(file, '{"format":1,"setup":')
    const refused = play(['--resume', file, '--lang', 'en'], [], home)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain(file)
    expect(refused.stderr).toContain('is damaged')
    expect(refused.text).not.toContain('is damaged')
    expect(refused.text).toContain('Begin a new game instead? The file stays as it is.')
    expect(play(['--resume', file], ['n'], home).status).toBe(1)
    const accepted = play(['--resume', file, '--lang', 'en'], ['y', '1', 'f1'], home)
    expect([accepted.status, saved(home).steps.length]).toEqual([0, 1])
    expect(readFileSync(file, 'utf8')).toBe('{"format":1,"setup":')
  })

  it.each([
    ['--resume', ['q'], 'There is no open game.'],
    ['--resume', ['q'], 'The line is open again'],
    ['--abductor=donna', ['f1'], 'Donna Scarborough · Turn 1'],
    ['--abductor=donna', ['y', 'f1'], 'A game is still open'],
    ['--abductor=donna', ['n', 'f1'], 'A game is still open'],
  ])('in the folder is told with %s and %j, before “%s”', (option, lines, then) => {
    const home = newFolder()
    const hasOpen = !/no open|Turn 1/.test(then)
    if (hasOpen) play(['--abductor', 'arkayne'], [], home)
    const folder = join(home, 'saves')
    mkdirSync(folder, { recursive: true })
    // A name that would clear the screen, where names can do that.
    const name = process.platform === 'win32' ? 'cut.json' : 'cut\u001b[2J.json'
    const file = join(folder, name)
    writeFileSync(file, '{"format":1,"setup":')
    const { stdout, text } = play([option, '--lang', 'en'], lines, home)
    expect(text).toContain(then)
    const [moved] = readdirSync(join(folder, 'damaged'))
    // A long path is cut at the end of a line.
    const whole = stdout.replace(/\s/g, '')
    expect(whole).toContain(`${printable(file)}isdamaged`)
    expect(whole).toContain(`Itwassetasideas${printable(join(folder, 'damaged', moved!))}.`)
    expect(stdout).not.toContain('\u001b')
  })

  it('in the folder does not stop the menu', () => {
    const home = newFolder()
    mkdirSync(join(home, 'saves'))
    writeFileSync(join(home, 'saves', 'broken.json'), 'no game')
    const { status, text } = play(['--lang', 'en'], ['1'], home)
    expect(status).toBe(0)
    expect(text).toContain('It was set aside as')
  })
})

describe('a folder that takes no saves', () => {
  it('is told at once, the game goes on, and the end says that it is lost', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'file'), '')
    const { status, text, stderr } = play(
      ['--abductor', 'arkayne', '--lang', 'en'],
      ['f1', 'f2'],
      join(folder, 'file'),
    )
    expect(text).toMatch(/NOT SAVED\. The folder .* cannot be created \(ENOTDIR\)\./)
    expect(text).toContain('You can play on; I try again after every step.')
    expect(text).toContain('CP 2')
    expect(stderr).toBe('negotiator: This game could not be saved.\n')
    expect(status).toBe(1)
  })
})

describe('Ctrl-C', () => {
  it('says goodbye; the game is saved', async () => {
    const home = newFolder()
    const game = new PlayProcess(['--abductor', 'barrett', '--lang', 'fr'], home)
    for (const key of ['f1', 'f2', 'e']) {
      await game.asked()
      game.type(key)
    }
    await game.asked()
    game.kill('SIGINT')
    expect(await game.ended).toEqual({ code: 130, signal: null })
    expect(game.output).toContain('La partie est sauvegardée.')
    expect(game.output).toContain('Bonne nuit.')
    expect(saved(home).steps).toHaveLength(3)
  })
})

describe('quitting', () => {
  it('ends the program while the input is still open', async () => {
    const game = new PlayProcess(['--abductor', 'arkayne'], newFolder())
    await game.asked()
    game.type('q')
    expect(await game.ended).toEqual({ code: 0, signal: null })
  })
})

describe('every game that is over', () => {
  it('is no game to go on with', () => {
    const { lines } = randomScript({ seed: 'over' })
    const { home, text } = play(['--abductor', 'arkayne', '--seed', 'over', '--lang', 'en'], lines)
    expect(isOver(saved(home))).toBe(true)
    expect(text).not.toContain('To go on')
    expect(play(['--resume', '--lang', 'en'], ['q'], home).text).toContain('There is no open game.')
  })
})
