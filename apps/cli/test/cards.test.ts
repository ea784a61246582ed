import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ABDUCTOR_IDS, PACKS, provenanceOf } from '@negotiator/content'
import { LANGS, nameOf } from '@negotiator/language'
import { describe, expect, it } from 'vitest'
import { PACKS_FOLDER } from '../src/beside.ts'
import { CARDS } from '../src/cards/catalogue.ts'
import { provenanceLines } from '../src/cards/provenance.ts'
import { closest } from '../src/closest.ts'
import { shippedPacks } from '../src/own-cards/pack-files.ts'
import { negotiator, newFolder } from './run-negotiator.ts'

const cards = (...args: string[]) => negotiator(['cards', ...args])

describe('negotiator cards', () => {
  it('lists every card under its heading, in both languages', async () => {
    for (const lang of LANGS) {
      const { status, stdout } = await cards('--lang', lang)
      expect(status).toBe(0)
      for (const { id } of CARDS) {
        expect(stdout).toMatch(new RegExp(`^  ${id} +\\S`, 'm'))
        expect(stdout).toContain(nameOf(lang, id))
      }
    }
    const { stdout } = await cards()
    const order = ['cost nothing', 'cost 1 CP', 'cost 8 CP', 'Major', 'Escape', 'Minor', 'Terror', 'Pivotal']
    const places = [...order, 'Abductors'].map((heading) =>
      stdout.search(new RegExp(`^\\S.*${heading}|^${heading}`, 'm')),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBe(0)
    expect(stdout).not.toContain('\u001b')
  })

  it('lists the cards of one game only', async () => {
    const { stdout } = await cards('--pack', 'cw')
    expect(stdout).toMatch(/^ {2}hostage-escort /m)
    expect(stdout).toMatch(/^ {2}small-talk /m)
    expect(stdout).not.toMatch(/^ {2}bold-lie /m)
  })

  it('shows one card in full: rows, flavour, where it comes from', async () => {
    const { status, stdout } = await cards('small-talk')
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^Small Talk\nsmall-talk · Conversation card · costs nothing · 2 copies · Base game/,
    )
    expect(stdout).toContain('The same in both games:')
    expect(stdout).toMatch(/^ {2}2\+: gain 3 CP\.$/m)
    expect(stdout).toMatch(/^ {2}1: gain 2 CP\.$/m)
    expect(stdout).toMatch(/R · stated in the rulebook \(row 2\+\)/)
    expect(stdout).toMatch(/P · publicly documented/)
    expect((await cards('be-understood', '--lang', 'fr')).stdout).toMatch(/exigée par Renesha Sharp/)
  })

  it('shows every card in both languages without a gap', async () => {
    const all = JSON.parse((await cards('--json')).stdout)
    expect(all).toHaveLength(CARDS.length)
    for (const { id, name, packs } of all) {
      for (const lang of LANGS) {
        expect(name[lang]).toBe(nameOf(lang, id))
        for (const { text } of Object.values(packs) as { text: Record<string, string[]> }[]) {
          expect(text[lang]!.join('\n')).toMatch(/\S/)
        }
      }
    }
  })

  it('finds a card by its name in either language', async () => {
    const { stdout } = await cards('keep-cool')
    expect((await cards('Keep cool')).stdout).toBe(stdout)
    expect((await cards(nameOf('fr', 'keep-cool').toUpperCase())).stdout).toBe(stdout)
  })

  it('gives the data of one card as JSON', async () => {
    const card = JSON.parse((await cards('bold-lie', '--json')).stdout)
    expect(card).toMatchObject({ id: 'bold-lie', kind: 'conversation', provenance: provenanceOf('bold-lie') })
    expect(card.packs.base.data).toEqual(PACKS.base.conversation.find(({ id }) => id === 'bold-lie'))
    expect(card.packs.cw).toBeUndefined()
  })

  it.each([
    ['kep-cool', 'keep-cool'],
    ['helicoptr', 'helicopter'],
    ['SNIPER', 'sniper-take-the-shot'],
  ])('suggests something for %s, with status 2', async (typed, meant) => {
    const { status, stdout, stderr } = await cards(typed)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(meant)
    expect((await cards(typed, '--lang', 'fr')).stderr).toMatch(new RegExp(`Vouliez-vous dire .*${meant}`))
  })

  it('suggests nothing where nothing is near', async () => {
    const { status, stderr } = await cards('xyzzy-plugh')
    expect(status).toBe(2)
    expect(stderr).not.toContain('Did you mean')
  })

  it('does not find a card in a game that does not have it', async () => {
    expect((await cards('bold-lie', '--pack', 'cw')).status).toBe(2)
  })
})

describe('negotiator cards --pack FILE', () => {
  const folder = newFolder()
  const mine = join(folder, 'mine.json')
  const texts = { en: { title: 'My copy', names: {} }, fr: { title: 'Mon exemplaire', names: {} } }
  const overrides = {
    conversation: { 'bold-lie': { cost: 3 }, 'small-talk': { two: [{ op: 'cp', n: 4 }] } },
    abductors: { donna: { hostages: 11 } },
  }
  const pack = { format: 'negotiator-pack', version: 1, id: 'mine', author: 'Me', texts, overrides }
  writeFileSync(mine, JSON.stringify(pack))

  it.each(shippedPacks())(
    'lists all that %s brings, each once, and shows each in both languages',
    async (name) => {
      const { conversation, demands, terror, pivotal, abductors } = JSON.parse(
        readFileSync(join(PACKS_FOLDER, `${name}.json`), 'utf8'),
      )
      const ids = [...conversation, ...demands, ...terror, ...pivotal, ...abductors].map(({ id }) => id)
      const seconds = abductors.flatMap(({ second }: { second?: { id: string } }) => second?.id ?? [])
      const shown = JSON.parse((await cards('--pack', name, '--json')).stdout)
      expect(shown.map(({ id }: { id: string }) => id).sort()).toEqual([...ids, ...seconds].sort())
      for (const lang of LANGS) {
        const list = (await cards('--pack', name, '--lang', lang)).stdout
        for (const id of [...ids, ...seconds]) {
          expect(list).toMatch(new RegExp(`^  ${id} +\\S`, 'm'))
          const { status, stdout } = await cards('--pack', name, id, '--lang', lang)
          expect([status, stdout.split('\n')[0]]).toEqual([0, nameOf(lang, id)])
          expect(stdout).not.toMatch(/undefined|\{|NaN/)
        }
      }
    },
  )

  it('tells of an abductor what no printed one has', async () => {
    const { stdout } = await cards('--pack', 'room-214', 'marek')
    expect(stdout).toMatch(/^Marek Dolan\nroom-214\.marek · Abductor · Room 214\n/)
    expect(stdout).toContain('Side zone: “The Linen Room”')
    expect(stdout).toContain('Difficulty “Locked floors”: 10 hostages. Threat starts at 5. 9 red cards')
    expect(stdout).toMatch(/the pack “Room 214”, by Negotiator\n$/)
    const tram = await cards('--pack', 'last-tram', 'Tomas Reyes', '--lang', 'fr')
    expect(tram.stdout).toContain('À «\u00a0Le port\u00a0»\u00a0: vous libérez 1 otage.')
  })

  it('shows a built-in card as the pack has it, then as it was', async () => {
    const list = await cards('--pack', mine)
    expect(list.stdout.match(/^ {2}\S+/gm)).toEqual(['  small-talk', '  bold-lie', '  donna'])
    expect(list.stdout).toContain(`cards --pack ${mine} <id>`)
    const lie = (await cards('--pack', mine, 'bold-lie', '--lang', 'fr')).stdout
    expect(lie).toMatch(/^Mon exemplaire · 3 PD\n(?: {2}.*\n)+Jeu de base · 4 PD\n/m)
    expect(lie).toContain('le pack «\u00a0Mon exemplaire\u00a0», de Me')
    const talk = (await cards('--pack', mine, 'small-talk')).stdout
    expect(talk).toMatch(
      /^My copy\n {2}2\+: gain 4 CP\.\n(?: {2}.*\n)+Base game · Crime Wave\n {2}2\+: gain 3 CP\./m,
    )
    expect((await cards('--pack', mine, 'donna')).stdout).toMatch(/11 hostages[\s\S]*12 hostages/)
  })

  it('puts a game and packs together, and knows nothing else', async () => {
    const both = JSON.parse((await cards('--pack', `cw,${mine},last-tram`, '--json')).stdout)
    const ids = both.map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['hostage-escort', 'bold-lie', 'last-tram.curve']))
    expect((await cards('--pack', mine, 'keep-cool')).status).toBe(2)
    expect((await cards('--pack', 'nothing')).stderr).toContain('last-tram')
    expect((await cards('--pack', join(folder, 'none.json'), '--lang', 'fr')).stderr).toContain(
      "n'existe pas",
    )
  })
})

describe('the catalogue', () => {
  it('has every card of both games once', async () => {
    const ids = CARDS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining([...ABDUCTOR_IDS, 'second-in-command']))
    for (const pack of Object.values(PACKS)) {
      const all = [pack.conversation, pack.terror, pack.pivotal, pack.escapes, pack.minors, pack.abductors]
      for (const { id } of [...all, ...Object.values(pack.majors)].flat()) expect(ids).toContain(id)
    }
  })

  it.each(CARDS.map(({ id }) => id))('tells in words where %s comes from', async (id) => {
    for (const lang of LANGS) {
      for (const line of provenanceLines(lang, id)) {
        expect(line).toMatch(/^[RPD] · /)
        expect(line).not.toMatch(/undefined|sec\.|\{/)
      }
    }
    // A part that was passed through untranslated would be the same in both languages.
    const parts = (lang: 'en' | 'fr') =>
      provenanceLines(lang, id).flatMap((line) => line.match(/\((.*)\)/)?.[1] ?? [])
    for (const [i, words] of parts('en').entries()) expect(parts('fr')[i]).not.toBe(words)
  })
})

describe('what looks like what was typed', () => {
  it('comes best first, at most three', async () => {
    const words = ['keep-cool', 'small-talk', 'school-bus', 'cold-feet']
    expect(closest('keep-col', words)).toEqual(['keep-cool'])
    expect(closest('cool', words)[0]).toBe('keep-cool')
    expect(closest('qqqqqqqq', words)).toEqual([])
    expect(closest('aaa', ['aab', 'aac', 'aad', 'aae'])).toHaveLength(3)
  })
})
