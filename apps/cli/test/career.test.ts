import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACHIEVEMENTS } from '@negotiator/career'
import { LANGS, text } from '@negotiator/language'
import { resign, saveText } from '@negotiator/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { PACKS_FOLDER } from '../src/beside.ts'
import { randomSession } from './random-session.ts'
import { negotiator, newFolder } from './run-negotiator.ts'

const LOST = randomSession({ seed: 'lost' })
const DONNA = randomSession({ seed: 'donna', abductor: 'donna' })

let home = ''
const put = (name: string, content: string, second: number): void => {
  const file = join(home, 'saves', name)
  writeFileSync(file, content)
  utimesSync(file, 1_700_000_000 + second, 1_700_000_000 + second)
}

beforeEach(() => {
  home = newFolder()
  mkdirSync(join(home, 'saves', 'finished'), { recursive: true })
})

const career = (...args: string[]) => negotiator(['career', ...args], { env: { NEGOTIATOR_HOME: home } })
const data = async (...args: string[]) => JSON.parse((await career(...args, '--json')).stdout)

describe('negotiator career', () => {
  it.each(LANGS)('says in %s that there is nothing yet, and lists what can be won', async (lang) => {
    const { status, stdout, stderr } = await career('--lang', lang)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(lang === 'en' ? 'No game has been played' : "Aucune partie n'a encore")
    expect(stdout.match(/\[ \]/g)).toHaveLength(ACHIEVEMENTS.length)
  })

  it('counts finished games wherever they lie, and no open or practised ones', async () => {
    put('lost.json', saveText(LOST), 1)
    put('finished/donna.json', saveText(DONNA), 2)
    put('open.json', saveText(randomSession({ seed: 'open' }, 3)), 3)
    put('given-up.json', saveText(resign(randomSession({ seed: 'given up' }, 3))), 4)
    put('practice.json', saveText(randomSession({ seed: 'practice', practice: true })), 5)
    put('chosen.json', saveText(randomSession({ seed: 'chosen', chosenSeed: true })), 6)
    const { chapters, practiceGames } = await data()
    expect(chapters.career.all).toMatchObject({ games: 3, ways: { resigned: 1 } })
    expect(chapters.career.games.map(({ id }: { id: string }) => id)).toEqual([
      'lost.json',
      'donna.json',
      'given-up.json',
    ])
    expect(chapters['chosen-seed'].all.games).toBe(1)
    expect(practiceGames).toBe(1)
  })

  it('shows charts with their text twins, and what is kept under other headings', async () => {
    put('lost.json', saveText(LOST), 1)
    put('chosen.json', saveText(randomSession({ seed: 'chosen', chosenSeed: true })), 2)
    const { stdout } = await career()
    expect(stdout).toMatch(/^Games {2}1 game, 0 won, 1 lost$/m)
    expect(stdout).toMatch(/^100% ┤/m)
    expect(stdout).toMatch(/^0\.0% after one game/m)
    expect(stdout).toContain('With a chosen seed')
    const fr = (await career('--lang', 'fr')).stdout
    expect(fr).toContain('Avec une graine choisie')
    expect(fr).toMatch(/^Parties {2}1 partie, 0 gagnée, 1 perdue$/m)
  })

  it('of one abductor leaves out the others', async () => {
    put('lost.json', saveText(LOST), 1)
    put('donna.json', saveText(DONNA), 2)
    const { chapters, achievements } = await data('--abductor', 'donna')
    expect(chapters.career.all.games).toBe(1)
    expect(new Set(achievements.map(({ abductor }: { abductor: string }) => abductor))).toEqual(
      new Set(['donna']),
    )
    expect((await career('--abductor', 'donna')).stdout).toContain('Career against Donna Scarborough')
    expect((await career('--abductor', 'nobody')).status).toBe(2)
  })

  it('of an abductor from a pack is there once somebody has played against him', async () => {
    const tomas = ['--abductor', 'last-tram.tomas']
    expect((await career(...tomas)).status).toBe(2)
    const pack = JSON.parse(readFileSync(join(PACKS_FOLDER, 'last-tram.json'), 'utf8'))
    put('tram.json', saveText(randomSession({ seed: 'tram', abductor: tomas[1]!, packs: [pack] })), 1)
    put('lost.json', saveText(LOST), 2)
    expect((await data(...tomas)).chapters).toMatchObject({ 'own-packs': { all: { games: 1 } } })
    expect((await career(...tomas)).stdout).toContain('Career against Tom')
  })

  it('names a damaged save, and the others stay', async () => {
    put('lost.json', saveText(LOST), 1)
    put('damaged.json', saveText(DONNA).slice(0, 400), 2)
    const { status, stdout, stderr } = await career()
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Games {2}1 game/m)
    expect(stderr).toContain('1 game could not be read and is not counted:')
    expect(stderr).toContain('damaged.json')
    expect((await data()).setAside).toMatchObject([{ code: 'not-json' }])
  })

  it('is a table for spreadsheets', async () => {
    put('lost.json', saveText(LOST), 1)
    const { stdout } = await career('--csv')
    expect(stdout.split('\r\n')[1]).toMatch(/^lost\.json,2023-11-14T22:13:21\.000Z,arkayne,base,career,lost,/)
    const both = await career('--csv', '--json')
    expect(both.status).toBe(2)
    expect(both.stderr).toContain(text('en', 'misuse.together', { a: '--json', b: '--csv' }))
  })
})

describe('what is kept of games', () => {
  const cache = () => join(home, 'career-cache.json')

  it('saves reading them again, also when they are put away', async () => {
    put('lost.json', saveText(LOST), 1)
    await career()
    const kept = JSON.parse(readFileSync(cache(), 'utf8'))
    kept.games['lost.json'].facts.turns = 77
    writeFileSync(cache(), JSON.stringify(kept))
    expect((await data()).chapters.career.all.length.longest).toBe(77)
    renameSync(join(home, 'saves', 'lost.json'), join(home, 'saves', 'finished', 'lost.json'))
    expect((await data()).chapters.career.all.length.longest).toBe(77)
  })

  it('is worked out anew when a save has changed or is gone, and when it is damaged or of another version', async () => {
    put('lost.json', saveText(LOST), 1)
    const honest = await data()
    put('lost.json', saveText(randomSession({ seed: 'other' })), 2)
    put('donna.json', saveText(DONNA), 3)
    expect((await data()).chapters.career.all.games).toBe(2)
    rmSync(join(home, 'saves', 'donna.json'))
    put('lost.json', saveText(LOST), 1)
    for (const content of ['{"version":', '{"version":0,"games":{"lost.json":{}}}']) {
      writeFileSync(cache(), content)
      expect(await data()).toEqual(honest)
    }
  })
})
