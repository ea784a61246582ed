import { ftruncateSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { DecisionStream, legalActions } from '@negotiator/rules'
import { isOver, newOwnSession, newPack, perform, type Session, saveText, stateOf } from '@negotiator/session'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shipped, shippedFile } from '../own/shipped.ts'
import { downloaded } from './downloaded.ts'
import { EYES } from './eyes.ts'
import { expectFitForAll } from './fit-for-all.ts'
import { measure } from './measure.ts'
import { onSite, type Site, type Visitor, visit } from './site.ts'
import { playByKeys } from './whole-game.ts'

async function openPacks({ page }: Visitor, site: Site): Promise<void> {
  await page.goto(`${site.origin}/#/packs`)
  await page.getByRole('button', { name: /^(Add|Ajouter).*(Room|Chambre) 214/ }).waitFor()
}

async function add(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: title }).click()
  await page.locator('[data-pack]').first().waitFor()
}

const picked = (page: Page, name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

/** In the page: does something on the stage not fit on it? */
function isStageCut(): boolean {
  const stage = document.querySelector('section[class*=stage] > *')!
  return stage.scrollHeight > stage.clientHeight + 1
}

/** The Brandts at random, until Jonas has taken over. */
function withJonas(): Session {
  for (let n = 0; n < 500; n++) {
    const setup = { abductor: 'the-brandts.ida', pack: 'base', practice: false, ownDice: false } as const
    let session = newOwnSession({ ...setup, seed: `jonas-${n}`, packs: [shipped('the-brandts')] })
    const decisions = new DecisionStream(`${n}`)
    while (!isOver(session)) {
      if (stateOf(session).second === 1) return session
      const actions = legalActions(session.game, stateOf(session))
      const done = perform(session, actions[decisions.below(actions.length)]!)
      if (!done.ok) break
      session = done.session
    }
  }
  throw new Error('nobody was ever eliminated')
}

onSite('packs', (site) => {
  it.each([
    ['en', /Add: The Last Tram/, 'Tomas Reyes', 'place'],
    ['fr', /Ajouter.*Chambre 214/, 'Marek Dolan', 'side'],
    ['en', /Add: The Brandts/, 'Ida and Jonas Brandt', null],
  ] as const)('a whole game by keys alone, in %s: %s', async (lang, title, name, zone) => {
    const visitor = await visit(site, { settings: { lang } })
    const { page } = visitor
    await openPacks(visitor, site)
    await page.getByRole('button', { name: title }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^(Call|Appeler) / }).focus()
    await page.keyboard.press('Enter')
    await page.locator('main[data-kept=kept] [data-card]').first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    if (zone !== null) await page.locator(`[data-zone=${zone}]`).waitFor()
    await playByKeys(page, 5)
    await page.reload()
    await page.locator('[data-card]').first().waitFor()
    await playByKeys(page, 400)
    expect(await page.locator('main[data-over=true]').isVisible()).toBe(true)
    await page.getByRole('button', { name: /^(New game|Nouvelle partie)/ }).click()
    await page.locator('main[data-over=false]').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('on a phone the table never scrolls, and the start page knows who can be called', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
    const visitor = await visit(site, phone)
    const { page } = visitor
    await openPacks(visitor, site)
    await add(page, /Add: The Last Tram/)
    await page.goto(site.origin)
    await page.getByRole('link', { name: 'Tomas Reyes' }).tap()
    await page.getByRole('button', { name: 'Call Tomas Reyes' }).tap()
    await page.locator('[data-zone=place]').waitFor()
    for (const keys of [[], ['1'], ['1', 'f'], ['e']]) {
      for (const key of keys) await page.keyboard.press(key)
      expect(await page.evaluate(measure)).toEqual({ scrolls: false, small: [] })
      expect(await page.evaluate(isStageCut)).toBe(false)
    }
    await visitor.context.close()
  })

  it("of one's own: a 2nd in command by name, in a game that came as a link", async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const packed = deflateRawSync(saveText(withJonas())).toString('base64url')
    await page.goto(`${site.origin}/#/position/${packed}`)
    await page.getByRole('heading', { name: /Ida and Jonas Brandt/ }).waitFor()
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.getByRole('heading', { level: 1, name: 'Jonas Brandt' }).waitFor()
    await page.keyboard.press('w')
    const sheet = page.locator('dialog')
    await sheet.getByRole('heading', { name: 'Jonas Brandt' }).waitFor()
    expect(await sheet.textContent()).not.toContain('Nobody in the van knows his name')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('say before the call what the game counts for; one that only changes values does so for every game', async () => {
    const visitor = await visit(site)
    const { page, complaints } = visitor
    const heading = page.locator('[data-heading]')
    await openPacks(visitor, site)
    await add(page, /Add: The Last Tram/)
    await page.getByRole('link', { name: 'Tomas Reyes' }).click()
    await page.locator('[data-heading=own-packs]').waitFor()
    await page.getByLabel(/^Practice/).check()
    await page.locator('[data-heading=practice]').waitFor()
    await page.goto(`${site.origin}/#/sets`)
    await page.locator('[data-heading=career]').waitFor()
    await page.goto(site.origin)
    await page.locator('[data-heading=career]').waitFor()
    await openPacks(visitor, site)
    const texts = { en: { title: 'My copy', names: {} } }
    const overrides = { abductors: { donna: { hostages: 11 } } }
    const mine = { format: 'negotiator-pack', version: 1, id: 'mine', texts, overrides }
    await picked(page, 'mine.json', JSON.stringify(mine))
    await page.locator('[data-pack=mine]').waitFor()
    await page.goto(site.origin)
    await page.locator('[data-heading=own-packs]').waitFor()
    expect(await heading.textContent()).toContain('achievements cannot be won')
    expect(complaints).toEqual([])
  })

  it('travel with a link to the set-up, and work without a network', async () => {
    const visitor = await visit(site, {
      serviceWorkers: 'allow',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const { page, context } = visitor
    await openPacks(visitor, site)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await add(page, /Add: Room 214/)
    await page.getByRole('link', { name: 'Marek Dolan' }).click()
    await page.getByLabel('Difficulty').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Call Marek Dolan' }).click()
    await page.locator('main[data-kept=kept] [data-card]').first().waitFor()
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Link to this set-up' }).click()
    await page.getByRole('log').getByText('The link is in your clipboard.').waitFor({ state: 'attached' })
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await visit(site)
    await other.page.goto(link)
    await other.page.getByRole('button', { name: 'Play on from here' }).click()
    await other.page.getByRole('heading', { level: 1, name: 'Marek Dolan' }).waitFor()
    await other.page.goto(site.origin)
    await other.page.getByRole('button', { name: 'Go on: Marek Dolan, turn 1' }).waitFor()
    expect([...visitor.complaints, ...other.complaints]).toEqual([])
    await context.close()
    await other.context.close()
  })

  it('come from a file, go on and off, are deleted and taken back', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await openPacks(visitor, site)
    await picked(page, 'room.json', readFileSync(shippedFile('room-214')))
    const pack = page.locator('[data-pack=room-214]')
    await pack.getByRole('switch').uncheck()
    await page.goto(site.origin)
    await page.getByRole('button', { name: /^Play now/ }).waitFor()
    expect(await page.getByRole('link', { name: 'Marek Dolan' }).count()).toBe(0)
    await page.goto(`${site.origin}/#/packs`)
    await pack.getByRole('switch').check()
    await pack.getByRole('button', { name: /^Delete/ }).click()
    await pack.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await pack.waitFor()
    await page.reload()
    expect(await pack.getByRole('switch').isChecked()).toBe(true)
    // The start page takes the file as well.
    await page.goto(site.origin)
    await picked(page, 'tram.json', readFileSync(shippedFile('last-tram')))
    await page.locator('[data-pack=last-tram]').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('that come in the place of a version of your own can be called back', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const copy = (hostages: number) =>
      JSON.stringify({
        format: 'negotiator-pack',
        version: 1,
        id: 'mine',
        texts: { en: { title: 'My copy', names: {} } },
        overrides: { abductors: { donna: { hostages } } },
      })
    const kept = async () =>
      JSON.parse((await downloaded(page, page.getByRole('button', { name: /^Save as a file/ }))).toString())
    const hostages = async () => (await kept()).overrides.abductors.donna.hostages
    const undo = page.getByRole('button', { name: 'Undo' })
    await openPacks(visitor, site)
    await picked(page, 'mine.json', copy(11))
    await page.locator('[data-pack=mine]').waitFor()
    // The same once more replaces nothing.
    await picked(page, 'mine.json', copy(11))
    await page.getByText('“mine” is there').first().waitFor()
    expect(await undo.count()).toBe(0)
    await picked(page, 'mine.json', copy(12))
    await page.getByText('Your version of “mine” has been replaced.').first().waitFor()
    expect(await hostages()).toBe(12)
    await undo.click()
    await undo.waitFor({ state: 'detached' })
    expect(await hostages()).toBe(11)
    await page.goto(site.origin)
    await picked(page, 'mine.json', copy(13))
    await undo.click()
    await undo.waitFor({ state: 'detached' })
    expect(await hostages()).toBe(11)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  const evil = newPack('evil')
  const loud = '<img src=x onerror=alert(1)>'
  it.each([
    ['no JSON', 'hello', /it is not JSON/],
    ['nested without end', '['.repeat(200_000), /nested more than 24 levels deep/],
    [
      'nested within a pack',
      `{"format":"negotiator-pack","x":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`,
      /24 levels/,
    ],
    ['a key that reaches out', '{"__proto__":{"polluted":true}}', /key “__proto__” is not allowed/],
    ['a script in its texts', withTitle(loud), /expected plain text/],
    [
      'endless drawing',
      JSON.stringify({ ...evil, terror: [{ ...evil.terror![0], copies: 7 }] }),
      /at most 6 cards with “again”/,
    ],
    ['too many parts', `[${'0,'.repeat(300_000)}0]`, /more than 100,000 parts/],
    ['a newer version', JSON.stringify({ ...evil, version: 2 }), /version 2/],
    ['unknown fields', JSON.stringify({ ...evil, run: 'alert(1)' }), /no such field: run/],
    [
      'a game that is over before it begins',
      JSON.stringify({ ...evil, abductors: [{ ...evil.abductors![0], hostages: 0 }] }),
      /expected 1 or more/,
    ],
  ])('that are hostile are refused, with the reason: %s', async (_what, content, told) => {
    const visitor = await visit(site)
    const { page } = visitor
    page.on('dialog', (dialog) => {
      visitor.complaints.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await openPacks(visitor, site)
    await picked(page, `${loud}.json`, content)
    await page.getByRole('alert').getByText(told).first().waitFor()
    expect(await page.getByRole('alert').locator('img').count()).toBe(0)
    expect(await page.locator('[data-pack]').count()).toBe(0)
    await add(page, /Add: Room 214/)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('of 100 MB are refused before they are read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'negotiator-large-'))
    const path = join(folder, 'huge.json')
    ftruncateSync(openSync(path, 'w'), 100_000_000)
    const visitor = await visit(site)
    const { page } = visitor
    await openPacks(visitor, site)
    await page.locator('input[type=file]').setInputFiles(path)
    await page
      .getByRole('alert')
      .getByText(/larger than 1,000,000 characters/)
      .waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
    rmSync(folder, { recursive: true })
  })

  it.each(EYES)('are fit for all: %s, %s, %d × %d', async (theme, lang, width, height) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { theme, lang } })
    const { page } = visitor
    await openPacks(visitor, site)
    await picked(page, 'bad.json', '{"format":"negotiator-pack","a":1}')
    await page.getByRole('alert').waitFor()
    await add(page, /(Add|Ajouter).*(Room|Chambre) 214/)
    await expectFitForAll(visitor)
    await page.getByRole('link', { name: 'Marek Dolan' }).click()
    await page.getByRole('button', { name: /^(Call|Appeler) / }).waitFor()
    await expectFitForAll(visitor)
    await page.getByRole('button', { name: /^(Call|Appeler) / }).click()
    await page.locator('[data-zone=side]').waitFor()
    await expectFitForAll(visitor)
    await visitor.context.close()
  })
})

function withTitle(title: string): string {
  const pack = newPack('evil')
  return JSON.stringify({ ...pack, texts: { ...pack.texts, en: { ...pack.texts.en, title } } })
}
