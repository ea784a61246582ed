import { dialLabel } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { loadSave, type SaveFile, type Session, stateOf, upTo, withNote } from '@negotiator/session'
import { expect, it } from 'vitest'
import { markedStep, marksOf } from '../../src/replay/marks.ts'
import { downloaded } from './downloaded.ts'
import { measure } from './measure.ts'
import { deal, onSite, type Visitor, visit } from './site.ts'
import { playedGame, recordOfGame, storeGames } from './stored-games.ts'
import { violations } from './violations.ts'

const GAME = playedGame(3)
const RECORD = recordOfGame(GAME, 3)
const LAST = GAME.steps.length

/** What the table must show after a step. */
function truth(session: Session, step: number) {
  const { threat, pool, saved, killed } = viewOf(session.game, stateOf(upTo(session, step)))
  return {
    threat: `Threat ${dialLabel('en', threat)}`,
    people: `${pool} inside, ${saved} saved, ${killed} killed`,
  }
}

onSite('a game step by step', (site) => {
  const arrive = async (visitor: Visitor, step: number | null, records: readonly unknown[] = [RECORD]) => {
    await storeGames(visitor, site.origin, records)
    await visitor.page.goto(`${site.origin}/#/replay/${RECORD.id}${step === null ? '' : `.${step}`}`)
    await slider(visitor).waitFor()
  }
  const slider = ({ page }: Visitor) => page.locator('input[type=range]')
  const at = (visitor: Visitor, step: number) =>
    visitor.page
      .locator(`p[class*=where] b`)
      .filter({ hasText: new RegExp(`^${step}$`) })
      .waitFor()
  const saveInBrowser = async ({ page }: Visitor, id: string) =>
    (await page.evaluate(storedRecord, id)).save as SaveFile

  it('by keyboard from the deal to the end: every position is the one that was played', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor, null)
    for (let step = 0; step <= LAST; step++) {
      await at(visitor, step)
      const { threat, people } = truth(GAME, step)
      await page.getByRole('img', { name: threat, exact: true }).waitFor()
      await page.getByRole('button', { name: people }).waitFor()
      if (step < LAST) await page.keyboard.press('ArrowRight')
    }
    await page
      .getByText(/^(You win|You lose|Lost|Won)/i)
      .first()
      .waitFor()
    await expect.poll(() => page.url()).toContain(`#/replay/${RECORD.id}.${LAST}`)
    await page.reload()
    await at(visitor, LAST)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('by mouse: buttons, the slider, the list of steps; and from event to event', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor, 0)
    await page.getByRole('button', { name: 'One step on' }).click()
    await at(visitor, 1)
    const marks = marksOf(GAME)
    const next = markedStep(marks, 1, 1)
    await page.getByRole('button', { name: 'To the next event' }).click()
    await at(visitor, next)
    await page.keyboard.press('n')
    await at(visitor, markedStep(marks, next, 1))
    await page.keyboard.press('p')
    await at(visitor, next)
    await page.getByRole('button', { name: 'To the end' }).click()
    await at(visitor, LAST)
    await page.getByText('All steps').click()
    await page.locator('button[class*=step]').nth(7).click()
    await at(visitor, 7)
    await slider(visitor).fill('12')
    await at(visitor, 12)
    await page.getByRole('button', { name: truth(GAME, 12).people }).waitFor()
    await slider(visitor).focus()
    await page.keyboard.press('ArrowRight')
    await at(visitor, 13)
    expect(await slider(visitor).getAttribute('aria-valuetext')).toMatch(/^Step 13 of \d+, turn \d+: \S/)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is only looked at: cards are read, nothing is played', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor, 0)
    const before = await saveInBrowser(visitor, RECORD.id)
    await page.locator('section[class*=hand] [data-card]').first().click()
    await page.locator('div[class*=raised] h2').waitFor()
    expect(await page.getByRole('button', { name: /^(Say it|Facedown|End the call|Concede)/ }).count()).toBe(
      0,
    )
    for (const key of ['Enter', '1', '1', 'f', 'e', 'u', 'h', 'm']) await page.keyboard.press(key)
    await at(visitor, 0)
    expect(await page.locator('dialog').count()).toBe(0)
    expect(await saveInBrowser(visitor, RECORD.id)).toEqual(before)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: truth(GAME, 0).people }).click()
    await page.getByRole('heading', { name: 'The hostages' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await visitor.context.close()
  })

  it('keeps notes with the game: after a reload, in its file, and the career stays as it was', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor, 4)
    await page.getByLabel('Note for this step').fill('Too early.')
    await page.keyboard.press('Tab')
    await page.getByText('Kept with the game').waitFor()
    await page.keyboard.press('ArrowRight')
    await at(visitor, 5)
    expect(await page.getByLabel('Note for this step').inputValue()).toBe('')
    await page.getByLabel('Note for this step').fill('x'.repeat(3000))
    await page.getByText('0 characters left Kept').waitFor()
    await expect.poll(() => page.url()).toContain(`${RECORD.id}.5`)
    await page.reload()
    await at(visitor, 5)
    await page.keyboard.press('ArrowLeft')
    await at(visitor, 4)
    expect(await page.getByLabel('Note for this step').inputValue()).toBe('Too early.')
    const file = await downloaded(page, page.getByRole('button', { name: 'Save as a file' }))
    const loaded = loadSave(file.toString())
    expect(loaded.ok && loaded.session.notes.map(({ step, text }) => [step, text.length])).toEqual([
      [4, 10],
      [5, 2000],
    ])
    const stored = await page.evaluate(storedRecord, RECORD.id)
    expect(stored).toMatchObject({ playedAt: RECORD.playedAt, summary: RECORD.summary })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('a note that is still on its way holds up no step of the game that is gone on with', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    const id = /#\/play\/(\w+)/.exec(page.url())![1]!
    await page.evaluate((game) => {
      location.hash = `#/replay/${game}.0`
    }, id)
    await page.getByLabel('Note for this step').waitFor()
    await page.evaluate(lateRead)
    await page.getByLabel('Note for this step').fill('Calm.')
    await page.goBack()
    await page.locator('main[data-kept=kept] [data-card]').first().waitFor()
    await expect.poll(async () => (await saveInBrowser(visitor, id)).notes?.length).toBe(1)
    for (const key of ['2', '2']) await page.keyboard.press(key)
    await expect.poll(async () => (await saveInBrowser(visitor, id)).inputs.length).toBe(1)
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    expect((await saveInBrowser(visitor, id)).notes).toEqual([{ step: 0, text: 'Calm.' }])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is played on from any step, as a practice game of its own', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor, 4)
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.locator('main[data-kept=kept]').waitFor()
    const id = /#\/play\/(\w+)/.exec(page.url())![1]!
    expect(id).not.toBe(RECORD.id)
    const save = await saveInBrowser(visitor, id)
    expect(save.setup).toEqual({ ...GAME.setup, practice: true })
    expect(save.inputs).toEqual(RECORD.save.inputs.slice(0, 4))
    await page.getByRole('button', { name: truth(GAME, 4).people }).waitFor()
    await page.goBack()
    await at(visitor, 4)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('goes to somebody else as a link, notes included; nothing of it is stored there', async () => {
    const giver = await visit(site, { permissions: ['clipboard-read', 'clipboard-write'] })
    await arrive(giver, 6, [recordOfGame(withNote(GAME, 6, 'Look here.'), 3)])
    await giver.page.getByRole('button', { name: 'Link to this step' }).click()
    await giver.page.getByRole('log').getByText('in your clipboard').waitFor({ state: 'attached' })
    const link = await giver.page.evaluate(() => navigator.clipboard.readText())
    const taker = await visit(site)
    await taker.page.goto(link)
    await at(taker, 6)
    await taker.page.getByText('Look here.').waitFor()
    expect(await taker.page.locator('textarea').count()).toBe(0)
    await taker.page.keyboard.press('ArrowRight')
    await at(taker, 7)
    await taker.page.getByRole('button', { name: truth(GAME, 7).people }).waitFor()
    await expect.poll(() => taker.page.url()).toContain('.7')
    expect(await taker.page.evaluate(countGames)).toBe(0)
    expect([...giver.complaints, ...taker.complaints]).toEqual([])
    await giver.context.close()
    await taker.context.close()
  })

  it.each(['#/replay/', '#/replay/nothing', '#/replay/nothing.3', '#/replay/~nonsense.3', '#/replay/..'])(
    'a damaged link says so and leads back: %s',
    async (hash) => {
      const visitor = await visit(site)
      await visitor.page.goto(`${site.origin}/${hash}`)
      await visitor.page.getByRole('button', { name: 'To the start page' }).click()
      await visitor.page.getByRole('button', { name: /^Play now/ }).waitFor()
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it('is reached from a game that goes on, and leads back to its table', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    await page.keyboard.press('1')
    await page.keyboard.press('f')
    await page.locator('main[data-kept=kept]').waitFor()
    const table = page.url()
    await page.keyboard.press('m')
    await page.getByRole('button', { name: 'Step by step' }).click()
    await at(visitor, 1)
    await page.getByText('The game goes on from here.').waitFor()
    await page.getByRole('button', { name: 'To the table' }).click()
    await page.getByRole('button', { name: 'End the call' }).waitFor()
    expect(page.url()).toBe(table)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is reached from the last page of a game and from the list on the start page', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await storeGames(visitor, site.origin, [RECORD])
    await page.goto(`${site.origin}/#/play/${RECORD.id}`)
    await page.getByRole('button', { name: 'Step by step' }).click()
    await at(visitor, 0)
    await page.goto(`${site.origin}/#/`)
    await page.getByRole('button', { name: /^Step by step: / }).click()
    await at(visitor, 0)
    await visitor.context.close()
  })

  it.each(['en', 'fr'])('on a phone of 360 px: nothing is cut, nothing small, %s', async (lang) => {
    const viewport = { width: 360, height: 740 }
    const visitor = await visit(site, { viewport, hasTouch: true, settings: { lang, theme: 'day' } })
    const { page } = visitor
    await arrive(visitor, 4, [recordOfGame(withNote(GAME, 4, 'x'), 3)])
    for (const step of [0, 4, LAST]) {
      await slider(visitor).fill(`${step}`)
      await at(visitor, step)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect((await page.evaluate(measure)).small).toEqual([])
      expect(await violations(visitor)).toEqual([])
    }
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('on a phone the people are drawn, and whoever presses them meets them', async () => {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 }, hasTouch: true })
    const { page } = visitor
    await arrive(visitor, 4)
    const people = page.locator('[data-area=people]')
    expect((await people.locator('svg').first().boundingBox())!.height).toBeGreaterThan(20)
    await people.tap()
    await page.locator('dialog[open]').waitFor()
    await visitor.context.close()
  })

  it('tells the step in the language of the moment', async () => {
    const visitor = await visit(site, { settings: { lang: 'fr' } })
    await arrive(visitor, LAST)
    await visitor.page.getByText(`Étape ${LAST} sur ${LAST}`).first().waitFor()
    await visitor.page.getByRole('button', { name: 'Continuer à partir de là' }).waitFor()
    expect(await violations(visitor)).toEqual([])
    await visitor.context.close()
  })
})

/** In the page: what the database holds of a game. */
async function storedRecord(id: string): Promise<Record<string, unknown>> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('negotiator')
    request.onsuccess = () => resolve(request.result)
  })
  const record = await new Promise<Record<string, unknown>>((resolve) => {
    const request = db.transaction('games').objectStore('games').get(id)
    request.onsuccess = () => resolve(request.result)
  })
  db.close()
  return record
}

async function countGames(): Promise<number> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('negotiator')
    request.onsuccess = () => resolve(request.result)
  })
  const count = await new Promise<number>((resolve) => {
    const request = db.transaction('games').objectStore('games').count()
    request.onsuccess = () => resolve(request.result)
  })
  db.close()
  return count
}

/** In the page: whoever reads a game next gets it later than whoever reads after him. */
function lateRead(): void {
  const { get } = IDBObjectStore.prototype
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key)
    if (this.name !== 'games' || this.transaction.mode !== 'readonly') return request
    IDBObjectStore.prototype.get = get
    const listen = request.addEventListener.bind(request)
    request.addEventListener = (type: string, heard: EventListener) =>
      listen(type, (event) => setTimeout(heard, 500, event))
    return request
  }
}
