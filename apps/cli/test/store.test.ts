import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { resign, saveText } from '@negotiator/session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { removeLeftovers } from '../src/leftovers.ts'
import { LARGEST_FILE } from '../src/read-limited.ts'
import { latestOpenGame, listGames, loadGame, newSavePath, saveGame } from '../src/store.ts'
import { randomSession } from './random-session.ts'
import { newFolder } from './run-negotiator.ts'

let saves: string
const open = randomSession({}, 5)
const over = randomSession({ seed: 'over' })

beforeEach(() => {
  const home = newFolder()
  vi.stubEnv('NEGOTIATOR_HOME', home)
  saves = join(home, 'saves')
})

/** Puts a save in the folder, `age` minutes old. */
function put(name: string, content: string, age: number): string {
  mkdirSync(saves, { recursive: true })
  const file = join(saves, name)
  writeFileSync(file, content)
  const then = new Date(Date.now() - age * 60_000)
  utimesSync(file, then, then)
  return file
}

describe('saving and loading', () => {
  it('brings back the same game, from a folder that did not exist', () => {
    const file = newSavePath(open)
    expect(saveGame(open, file)).toEqual({ ok: true, file })
    const loaded = loadGame(file)
    expect(loaded.ok && saveText(loaded.session)).toBe(saveText(open))
    expect(readdirSync(saves)).toEqual([basename(file)])
  })

  it('names a game by date, abductor and a short id', () => {
    const file = newSavePath(open, new Date(2031, 0, 9, 23, 59))
    expect(basename(file)).toMatch(/^2031-01-09-arkayne-[0-9a-f]{6}\.json$/)
    expect(newSavePath(open)).not.toBe(newSavePath(open))
  })

  it('replaces an older save of the game', () => {
    const file = newSavePath(open)
    saveGame(open, file)
    saveGame(over, file)
    expect(readFileSync(file, 'utf8')).toBe(saveText(over))
    expect(readdirSync(saves)).toEqual([basename(file)])
  })

  it.skipIf(process.platform === 'win32')('keeps a link and replaces what it points to', () => {
    const real = put('real.json', 'old', 0)
    const link = join(saves, 'link.json')
    symlinkSync(real, link)
    expect(saveGame(open, link).ok).toBe(true)
    expect(readFileSync(real, 'utf8')).toBe(saveText(open))
    expect(readdirSync(saves).sort()).toEqual(['link.json', 'real.json'])
  })

  it('tells what is wrong with a file', () => {
    mkdirSync(saves, { recursive: true })
    expect(loadGame(join(saves, 'none.json'))).toMatchObject({ ok: false, problem: { code: 'missing' } })
    expect(loadGame(saves)).toMatchObject({ ok: false, problem: { code: 'not-a-file' } })
    const huge = put('huge.json', ' '.repeat(LARGEST_FILE + 1), 0)
    expect(loadGame(huge)).toMatchObject({ ok: false, problem: { code: 'too-large', file: huge } })
    const padded = put('padded.json', saveText(open).padEnd(LARGEST_FILE), 0)
    expect(loadGame(padded).ok).toBe(true)
  })

  it('takes no more memory than the file is long', () => {
    const file = put('small.json', saveText(open), 0)
    const allocated = vi.spyOn(Buffer, 'allocUnsafe')
    expect(loadGame(file).ok).toBe(true)
    const sizes = allocated.mock.calls.map(([size]) => size)
    allocated.mockRestore()
    expect(Math.max(...sizes)).toBeGreaterThan(saveText(open).length)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(LARGEST_FILE / 10)
  })

  it('tells why a file cannot be written', () => {
    const file = put('a-file', 'x', 0)
    expect(saveGame(open, join(file, 'game.json'))).toMatchObject({
      ok: false,
      problem: { code: expect.stringMatching(/not-a-file|input-output/) },
    })
    const folder = join(saves, 'folder.json')
    mkdirSync(folder)
    expect(saveGame(open, folder)).toMatchObject({ ok: false })
    expect(readdirSync(saves).sort()).toEqual(['a-file', 'folder.json'])
  })

  // Nothing is forbidden to root, and Windows has other rules.
  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'tells that a folder is forbidden',
    () => {
      const file = put('game.json', saveText(open), 0)
      chmodSync(saves, 0o555)
      expect(saveGame(over, file)).toMatchObject({ ok: false, problem: { code: 'no-permission' } })
      chmodSync(saves, 0o755)
      expect(readFileSync(file, 'utf8')).toBe(saveText(open))
    },
  )
})

describe('the game to go on with', () => {
  it('leaves a game with unknown cards where it is', () => {
    const content = saveText(open).replaceAll('arkayne', 'nobody')
    const file = put('unknown.json', content, 10)
    expect(latestOpenGame()).toMatchObject({
      game: null,
      unreadable: [{ problem: { code: 'unknown-game' } }],
    })
    expect(existsSync(file)).toBe(true)
  })

  it('is the one saved last that is not over', () => {
    put('oldest.json', saveText(open), 30)
    const wanted = put('wanted.json', saveText(open), 20)
    put('over.json', saveText(over), 10)
    put('resigned.json', saveText(resign(open)), 5)
    const { game, unreadable } = latestOpenGame()
    expect(game?.file).toBe(wanted)
    expect(game && saveText(game.session)).toBe(saveText(open))
    expect(unreadable).toEqual([])
  })

  it('is none where there is none', () => {
    expect(latestOpenGame()).toEqual({ game: null, unreadable: [] })
    put('over.json', saveText(over), 0)
    expect(latestOpenGame()).toEqual({ game: null, unreadable: [] })
  })

  it('is looked for among games that are over only once: they are put away, and still listed', () => {
    put('over.json', saveText(over), 10)
    put('resigned.json', saveText(resign(open)), 5)
    latestOpenGame()
    expect(readdirSync(saves)).toEqual(['finished'])
    expect(readdirSync(join(saves, 'finished')).sort()).toEqual(['over.json', 'resigned.json'])
    const { games } = listGames()
    expect(games.map(({ file }) => basename(file))).toEqual(['resigned.json', 'over.json'])
  })

  it('never costs another game: one of the same name stays where it is', () => {
    put('over.json', saveText(over), 0)
    latestOpenGame()
    const other = put('over.json', saveText(resign(open)), 0)
    expect(latestOpenGame().game).toBeNull()
    expect(readFileSync(other, 'utf8')).toBe(saveText(resign(open)))
    expect(readFileSync(join(saves, 'finished', 'over.json'), 'utf8')).toBe(saveText(over))
  })

  it('is found behind damaged saves, which are set aside once and kept', () => {
    const wanted = put('wanted.json', saveText(open), 20)
    const damaged = put('damaged.json', saveText(open).slice(0, 200), 5)
    const { game, unreadable } = latestOpenGame()
    expect(game?.file).toBe(wanted)
    expect(unreadable).toHaveLength(1)
    const [{ problem, movedTo }] = unreadable as [(typeof unreadable)[number]]
    expect(problem).toMatchObject({ code: 'not-json', file: damaged })
    expect(existsSync(damaged)).toBe(false)
    expect(readFileSync(movedTo!, 'utf8')).toBe(saveText(open).slice(0, 200))
    expect(latestOpenGame().unreadable).toEqual([])
  })

  it('leaves saves of other versions where they are, and tells of them', () => {
    const save = JSON.parse(saveText(open))
    const newer = put('newer.json', JSON.stringify({ ...save, format: 99 }), 2)
    const other = put('other.json', JSON.stringify({ ...save, rules: '0.0.1', start: '0'.repeat(16) }), 1)
    const { game, unreadable } = latestOpenGame()
    expect(game).toBeNull()
    expect(unreadable.map(({ problem, movedTo }) => [problem.code, movedTo])).toEqual([
      ['hash-differs', undefined],
      ['newer-format', undefined],
    ])
    expect([newer, other].map((file) => existsSync(file))).toEqual([true, true])
  })

  it('never is what a crash left of an unfinished save', () => {
    put('.game.json.0123abcd.tmp', saveText(open), 0)
    put('.hidden.json', saveText(open), 0)
    expect(latestOpenGame()).toEqual({ game: null, unreadable: [] })
  })
})

describe('the list', () => {
  it('has the last one first and changes nothing', () => {
    put('old.json', saveText(over), 9)
    put('new.json', saveText(open), 1)
    put('damaged.json', '{', 0)
    const before = readdirSync(saves).sort()
    const { games, unreadable } = listGames()
    expect(games.map(({ file }) => basename(file))).toEqual(['new.json', 'old.json'])
    expect(unreadable.map(({ problem }) => problem.code)).toEqual(['not-json'])
    expect(readdirSync(saves).sort()).toEqual(before)
  })
})

describe('what killed programs left behind', () => {
  it('is removed after a day, and nothing else is', () => {
    const [day, old] = [24 * 60, 25 * 60]
    put('.game.json.0123abcd.tmp', '{', old)
    put('.young.json.0123abcd.tmp', '{', day - 10)
    put('.own.tmp', '{', old)
    put('game.json', saveText(open), old)
    removeLeftovers()
    expect(readdirSync(saves).sort()).toEqual(['.own.tmp', '.young.json.0123abcd.tmp', 'game.json'])
  })

  it('is no problem where there is no folder', () => {
    expect(() => removeLeftovers()).not.toThrow()
  })
})
