import { saveText } from '@negotiator/session'
import { expect, it } from 'vitest'
import { randomGame } from '../random-session.ts'
import { downloaded } from './downloaded.ts'
import { allKept, deal, onSite, type Visitor, visit } from './site.ts'

/** With this seed the first roll shows two 4s: it waits for the player. */
const WAITING_ROLL = 's0'

onSite('nothing is lost', (site) => {
  const roll = async ({ page }: Visitor) => {
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
  }
  const diceShown = ({ page }: Visitor) =>
    page
      .locator('ul[class*=dice] :is([role=img], button)[aria-label]')
      .evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')))

  it('when the browser wants room: it is asked to leave our games alone', async () => {
    const { context, page } = await visit(site)
    await context.addInitScript(() => {
      navigator.storage.persist = () => {
        document.documentElement.dataset.persist = 'asked'
        return Promise.resolve(true)
      }
    })
    await page.goto(site.origin)
    await page.locator('html[data-persist=asked]').waitFor()
    await context.close()
  })

  it('when the browser may keep nothing: the game is played, and that is said', async () => {
    const visitor = await visit(site)
    const { page, complaints } = visitor
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('kept out', 'SecurityError')
      }
    })
    await page.goto(site.origin)
    await page.getByRole('button', { name: /^Play now/ }).click()
    await page.getByText('The browser does not let me save.').first().waitFor()
    await page.keyboard.press('2')
    await page.keyboard.press('f')
    await page.getByRole('link', { name: 'Conversation points 1' }).waitFor()
    expect(complaints).toEqual([])
    await visitor.context.close()
  })

  it('when the page dies in the middle of a roll', async () => {
    const visitor = await visit(site)
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await roll(visitor)
    const before = await diceShown(visitor)
    expect(before).toEqual(['Die 1 shows 4 · two cards?', 'Die 2 shows 4 · two cards?'])
    const url = visitor.page.url()
    await allKept(visitor.page)
    await visitor.page.close({ runBeforeUnload: false })
    const page = await visitor.context.newPage()
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'Go on: Arkayne Massua, turn 1' }).click()
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    expect(page.url()).toBe(url)
    expect(await diceShown({ ...visitor, page })).toEqual(before)
    await page.keyboard.press('v')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('the 4 becomes a success').waitFor({ state: 'attached' })
    await page.reload()
    await page.locator('[data-card]').first().waitFor()
    expect(await page.locator('main').getAttribute('data-phase')).toBe('conversation')
    await visitor.context.close()
  })

  it('when the network is gone after the first visit', async () => {
    const visitor = await visit(site, { serviceWorkers: 'allow' })
    const { page, context } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await roll(visitor)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    await page.goto(site.origin)
    await page.getByRole('button', { name: /^Go on/ }).waitFor()
    expect(visitor.complaints).toEqual([])
    await context.close()
  })

  const story = ({ page }: Visitor) => page.locator('aside ol').textContent()

  it('when a step could not be written: the next one holds it too', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = () => {
        IDBObjectStore.prototype.put = put
        throw new DOMException('the disk is full', 'QuotaExceededError')
      }
    })
    await roll(visitor)
    await page.locator('main[data-kept=failed]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('main[data-kept=kept]').waitFor()
    const before = await story(visitor)
    expect(before).toContain('4')
    await page.reload()
    await page.locator('[data-card]').first().waitFor()
    expect(await story(visitor)).toBe(before)
    await visitor.context.close()
  })

  it('when steps could not be written: the page asks before it is closed, until they are', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('the disk is full', 'QuotaExceededError')
      }
      addEventListener('room', () => {
        IDBObjectStore.prototype.put = put
      })
    })
    await roll(visitor)
    await page.locator('main[data-kept=failed]').waitFor()
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await question
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await page.evaluate(() => dispatchEvent(new Event('room')))
    await page.keyboard.press('Enter')
    await page.locator('main[data-kept=kept]').waitFor()
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    await visitor.context.close()
  })

  it('when another tab was faster, the next step counts as kept again', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.evaluate(writtenElsewhere)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await page.getByText('You played on in another tab').first().waitFor()
    // The same key again so soon would be taken for a slip.
    await page.keyboard.press('Escape')
    await roll(visitor)
    await page.locator('main[data-kept=kept]').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    await visitor.context.close()
  })

  it('when everything is exported, deleted and imported again', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await roll(visitor)
    await page.goto(site.origin)
    const buffer = await downloaded(page, page.getByRole('button', { name: 'Export everything' }))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer })
    await page.getByText('0 games added, 1 already here.').waitFor()
    const remove = page.getByRole('button', { name: 'Delete all my data' })
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByRole('button', { name: /^Go on/ }).count()).toBe(1)
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all my data' }).click()
    await page.getByText('Everything is deleted.').waitFor()
    expect(await page.getByRole('button', { name: /^Go on/ }).count()).toBe(0)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer })
    await page.getByText('1 game added, 0 already here.').waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer })
    await page.getByText('0 games added, 1 already here.').waitFor()
    await page.getByRole('button', { name: /^Go on/ }).click()
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('when Escape is the answer to the question whether to delete it, with the focus where it was', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 'x')
    await page.goto(site.origin)
    const asked = page.getByRole('alertdialog')
    for (const name of ['Delete all my data', /^Delete /]) {
      const remove = page.getByRole('button', { name }).first()
      await remove.press('Enter')
      await asked.waitFor()
      await page.keyboard.press('Escape')
      await asked.waitFor({ state: 'detached' })
      await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true)
    }
    expect(await page.getByRole('button', { name: /^Go on/ }).count()).toBe(1)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('when Escape is the answer to a question in the menu, which stays open', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 'x')
    await page.keyboard.press('m')
    const asked = page.getByRole('alertdialog')
    for (const name of ['Give up this game', 'Practise: undo without limits']) {
      const button = page.locator('dialog').getByRole('button', { name }).first()
      await button.press('Enter')
      await asked.waitFor()
      await page.keyboard.press('Escape')
      await asked.waitFor({ state: 'detached' })
      await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('main[data-phase=conversation]').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each([
    ['no JSON at all', 'hello', 'it cannot be read'],
    ['another file', '{"a":1}', 'That is no file of this game.'],
    ['a save with a wrong hash', 'wrong-hash', 'step 1 leads to another position'],
    ['a save that is cut', 'cut', 'it is no saved game'],
    ['null', 'null', 'That is no file of this game.'],
  ])('when the imported file is damaged: %s', async (_what, content, told) => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await roll(visitor)
    await page.goto(site.origin)
    // The page is there before what the database holds.
    await page.locator('li[class*=game]').first().waitFor()
    const games = await page.locator('li[class*=game]').count()
    const buffer = Buffer.from(
      content === 'wrong-hash' || content === 'cut' ? await damaged(visitor, content) : content,
    )
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
    await page.getByText(told).waitFor()
    expect(await page.locator('li[class*=game]').count()).toBe(games)
    // Of a refused file nothing is taken, its settings neither.
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('night')
    await page.getByRole('button', { name: /^Go on/ }).click()
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('when several files are brought in at once: the good ones are taken, the bad one is named', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await page.goto(site.origin)
    const mimeType = 'application/json'
    const [one, two] = ['one', 'two'].map((seed) => {
      const [, session] = randomGame('donna', 'base', seed)
      return { name: `${seed}.json`, mimeType, buffer: Buffer.from(saveText(session!)) }
    })
    const bad = { name: 'bad.json', mimeType, buffer: Buffer.from('no') }
    await page.locator('input[type=file]').setInputFiles([one!, bad, two!])
    await page.getByText('2 games added, 0 already here.').waitFor()
    await page.getByText(/^bad\.json: /).waitFor()
    await page.locator('li[class*=game]').nth(1).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

/** As another tab does, but silently: this one hears of it only when it writes. */
function writtenElsewhere(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('negotiator')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const tx = request.result.transaction('games', 'readwrite')
      const cursor = tx.objectStore('games').openCursor()
      cursor.onsuccess = () => {
        const { value } = cursor.result!
        cursor.result!.update({ ...value, revision: value.revision + 1 })
      }
      tx.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })
}

/** The visitor's own export, spoilt. */
async function damaged({ page }: Visitor, how: 'wrong-hash' | 'cut'): Promise<string> {
  const file = await downloaded(page, page.getByRole('button', { name: 'Export everything' }))
  const data = JSON.parse(file.toString())
  Object.assign(data.settings, { lang: 'fr', theme: 'day' })
  if (how === 'wrong-hash') data.games[0].save.inputs[0].hash = '0'.repeat(16)
  else delete data.games[0].save.setup
  return JSON.stringify(data)
}
