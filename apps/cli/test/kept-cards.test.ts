import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKS } from '@negotiator/content'
import { describe, expect, it } from 'vitest'
import { PACKS_FOLDER } from '../src/beside.ts'
import { savesIn } from './play-process.ts'
import { negotiator, newFolder, spawnNegotiator } from './run-negotiator.ts'

const ROOM = readFileSync(join(PACKS_FOLDER, 'room-214.json'), 'utf8')

const MINE = {
  format: 'negotiator-pack',
  version: 1,
  id: 'mine',
  texts: { en: { title: 'My copy', names: {} }, fr: { title: 'Mon exemplaire', names: {} } },
  overrides: { abductors: { donna: { hostages: 11 } } },
}

/** A home with a pack of each kind and a set. */
async function newHome() {
  const home = newFolder()
  const env = { NEGOTIATOR_HOME: home }
  const run = (...args: string[]) => negotiator(args, { env })
  writeFileSync(join(home, 'mine.json'), JSON.stringify(MINE))
  await run('pack', 'new', 'toy', '--out', join(home, 'toy.json'))
  await run('pack', 'keep', join(home, 'toy.json'), join(home, 'mine.json'))
  const { stdout } = await run('set', 'random', '--seed', 'x')
  writeFileSync(join(home, 'x.json'), stdout)
  await run('set', 'keep', join(home, 'x.json'), '--name', 'Vendredi, très tard')
  const play = (lang: string, ...lines: string[]) => {
    const { stdout } = spawnNegotiator(['play', '--lang', lang], { env, input: lines.join('\n') })
    return stdout.replace(/[ \u00a0]+/g, ' ')
  }
  const setup = () => JSON.parse(readFileSync(savesIn(home)[0]!, 'utf8')).setup
  return { home, env, run, play, setup }
}

describe('what a player keeps', () => {
  it('lies in folders that `where` tells', async () => {
    const { home, run } = await newHome()
    expect((await run('where', 'packs')).stdout).toBe(`${join(home, 'packs')}\n`)
    expect((await run('where', 'sets')).stdout).toBe(`${join(home, 'sets')}\n`)
    const list = (await run('pack', 'list')).stdout
    expect(list).toMatch(/^room-214 +Room 214 {2}\(comes with the game\)$/m)
    expect(list).toMatch(/^toy +My pack$/m)
    expect((await run('set', 'list')).stdout).toBe('vendredi-tres-tard  Vendredi, très tard\n')
  })

  it('is known by its name to every command', async () => {
    const { run } = await newHome()
    expect((await run('cards', '--pack', 'mine', 'donna')).stdout).toContain('11 hostages')
    const games = ['--games', '5', '--json']
    const simulated = await run('simulate', '--pack', 'toy', '--set', 'vendredi-tres-tard', ...games)
    expect(JSON.parse(simulated.stdout).results).toMatchObject([{ abductor: 'toy.someone', games: 5 }])
  })

  it('replaces an earlier version, and is refused where it is damaged', async () => {
    const { home, run } = await newHome()
    writeFileSync(join(home, 'mine.json'), JSON.stringify({ ...MINE, author: 'Me' }))
    expect((await run('pack', 'keep', join(home, 'mine.json'), '--lang', 'fr')).stdout).toContain('est gardé')
    expect(readFileSync(join(home, 'packs', 'mine.json'), 'utf8')).toContain('"author": "Me"')
    writeFileSync(join(home, 'mine.json'), JSON.stringify(MINE).slice(0, 80))
    const refused = await run('pack', 'keep', join(home, 'mine.json'), '--lang', 'fr')
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("ce n'est pas du JSON")])
    expect(readFileSync(join(home, 'packs', 'mine.json'), 'utf8')).toContain('"author": "Me"')
  })
})

describe('taken out again', () => {
  it('goes by its name in the list, a damaged one too; a pack of ours comes back from under it', async () => {
    const { home, run } = await newHome()
    writeFileSync(join(home, 'packs', 'broken.json'), '{')
    writeFileSync(join(home, 'packs', 'room-214.json'), ROOM.replaceAll('Room 214', 'Room 215'))
    expect((await run('pack', 'list')).stdout).toMatch(/^room-214 +Room 215$/m)
    const { status, stdout } = await run('pack', 'remove', 'toy', 'broken', 'room-214')
    expect([status, stdout.split('\n').length]).toEqual([0, 4])
    const left = await run('pack', 'list')
    expect(left.stdout).toMatch(/^room-214 +Room 214 /m)
    expect(left.stdout).not.toContain('toy')
    expect(left.stderr).toBe('')
    expect(readFileSync(join(home, 'toy.json'), 'utf8')).toContain('"toy"')
    await run('set', 'remove', 'vendredi-tres-tard.json')
    const none = await run('set', 'list', '--lang', 'fr')
    expect([none.status, none.stderr]).toEqual([0, expect.stringContaining('aucun paquet')])
  })

  it('takes nothing if one name is wrong, nothing of ours, and nothing outside the folder', async () => {
    const { home, run } = await newHome()
    const wrong = await run('pack', 'remove', 'toy', 'joy')
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('There are: mine, toy.')])
    const ours = await run('pack', 'remove', 'last-tram')
    expect([ours.status, ours.stderr]).toEqual([1, expect.stringContaining('comes with the game')])
    expect((await run('pack', 'remove', '../x')).status).toBe(1)
    expect((await run('pack', 'list')).stdout).toMatch(/^toy /m)
    expect(readFileSync(join(home, 'x.json'), 'utf8')).toContain('negotiator-set')
  })
})

describe('the menu', () => {
  it('lists who the packs bring after the six, in both languages, each difficulty with a key', async () => {
    const { play } = await newHome()
    const english = play('en')
    expect(english).toContain('8 Tomas Reyes · 9 hostages · threat 2 · The Last Tram')
    expect(english).toContain('9a The stairs are open 9b Locked floors')
    expect(english).toContain('11 Somebody New · 8 hostages · threat 3 · My pack')
    const french = play('fr')
    expect(french).toContain('9 Marek Dolan · 8 otages · menace 3 · Chambre 214')
    expect(french).toContain("9a L'escalier est libre 9b Étages verrouillés")
  })

  it.each([
    ['9', 'room-214.marek', undefined],
    ['9b', 'room-214.marek', 'room-214.locked-floors'],
    ['marek', 'room-214.marek', undefined],
    ['11', 'toy.someone', undefined],
  ])('%s calls %s', async (key, abductor, variant) => {
    const { play, setup } = await newHome()
    play('en', key, 'f1')
    expect(setup()).toMatchObject({ abductor, pack: 'base', packs: [{ id: abductor.split('.')[0] }] })
    expect(setup().variant).toBe(variant)
  })

  it('goes through the sets and through packs with other values', async () => {
    const { play, setup } = await newHome()
    const text = play('fr', 'c', 'c', 'c', 'c', 'c', 'c', 'c', 'c', '2', 'f1')
    const shown = [...text.matchAll(/^c Cartes : (.*?)(?: s Graine.*)?$/gm)].map(([, cards]) => cards)
    expect(shown).toEqual([
      'celles de son jeu',
      'jeu de base',
      'Crime Wave',
      'Vendredi, très tard (paquet composé)',
      'Mon exemplaire (autres valeurs)',
      'celles de son jeu',
      'jeu de base',
      'Crime Wave',
      'Vendredi, très tard (paquet composé)',
    ])
    expect(setup().abductor).toBe('donna')
    expect(setup().set.conversation).toHaveLength(14)
    expect(setup()).not.toHaveProperty('packs')
    expect(setup()).not.toHaveProperty('setName')
  })

  it('plays the six with the values of the printed copy', async () => {
    const { play, setup } = await newHome()
    expect(play('en', 'c', 'c', 'c', 'c', '2', 'f1')).toMatch(/11/)
    expect(setup()).toMatchObject({ abductor: 'donna', packs: [{ id: 'mine' }] })
  })

  it('says what is wrong with a file and offers the others', async () => {
    const { home, play } = await newHome()
    mkdirSync(join(home, 'packs'), { recursive: true })
    writeFileSync(join(home, 'packs', 'cut.json'), ROOM.slice(0, 300))
    writeFileSync(join(home, 'sets', 'bad.json'), '{}')
    const text = play('fr', '4z').replaceAll('\n', ' ')
    expect(text).toContain("cut est refusé : ce n'est pas du JSON")
    expect(text).toContain("bad n'est pas un paquet de cartes")
    expect(text).toContain('11 Une nouvelle voix')
    expect(text).toContain("« 4z » n'est pas au menu")
  })

  it('does not begin a game whose cards do not go together, and says why', async () => {
    const { home, run, play } = await newHome()
    const tram = JSON.parse((await run('set', 'random', '--seed', '1', '--pack', 'last-tram')).stdout)
    const cards = JSON.parse(readFileSync(join(PACKS_FOLDER, 'last-tram.json'), 'utf8')).conversation
    const [pair] = cards.filter(({ copies }: { copies: number }) => copies === 2)
    const old = tram.conversation.findIndex((id: string) => !id.includes('.') && costOf(id) === pair.cost)
    const conversation = tram.conversation.includes(pair.id)
      ? tram.conversation
      : tram.conversation.with(old, pair.id)
    writeFileSync(join(home, 'sets', 'a.json'), JSON.stringify({ ...tram, conversation }))
    const text = play('fr', 'c', 'c', 'c', '1').replaceAll('\n', ' ')
    expect(text).toContain("demande un preneur d'otages avec un trajet")
  })
})

/** By cards of the games. */
const COSTS = new Map(
  Object.values(PACKS).flatMap(({ conversation }) => conversation.map(({ id, cost }) => [id, cost] as const)),
)
const costOf = (id: string): number | undefined => COSTS.get(id)
