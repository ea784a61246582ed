import { readFileSync } from 'node:fs'
import { toSave } from '@negotiator/session'
import { expect, it } from 'vitest'
import { shippedFile } from '../own/shipped.ts'
import { randomGame } from '../random-session.ts'
import { stored } from './brought-game.ts'
import { onSite, type Site, type Visitor, visit } from './site.ts'
import { recordOfGame, storeGames } from './stored-games.ts'

const [, SESSION] = randomGame('donna', 'base', 'brought')

/** A file with everything, as this app writes it but for what a test changes. */
const fileWith = (part: object): object => ({ negotiator: 'everything', format: 1, games: [], ...part })
const game = (part: object = {}): object => ({ id: 'game000001', save: toSave(SESSION!), ...part })

const pick = ({ page }: Visitor, file: unknown): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'all.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
  })
const told = ({ page }: Visitor) => page.locator('ul[aria-live] li')

async function arrive(site: Site): Promise<Visitor> {
  const visitor = await visit(site)
  await visitor.page.goto(site.origin)
  return visitor
}

onSite('a file that is brought in', (site) => {
  it.each([1e300, 9e15, -1, 1.5, '2024-01-01', null])(
    'may claim any time, %s too: the start page lists the game as played now',
    async (playedAt) => {
      const visitor = await arrive(site)
      const { page } = visitor
      await pick(visitor, fileWith({ games: [game({ playedAt, begunAt: playedAt })] }))
      await page.getByText('1 game added').waitFor()
      await page.reload()
      const row = page.locator('li[class*=game]').first()
      await row.waitFor()
      expect(await row.textContent()).toContain(`${new Date().getFullYear()}`)
      await page.getByRole('button', { name: 'Export everything' }).waitFor()
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it('has left games with an impossible time here: they are passed over, whatever their number', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const records = Array.from({ length: 25 }, (_, i) => recordOfGame(SESSION!, i))
    const damaged = records.slice(1).map((record) => ({ ...record, playedAt: 1e300 }))
    await storeGames(visitor, site.origin, [records[0], ...damaged])
    await page.goto(site.origin)
    await page.locator('li[class*=game]').first().waitFor()
    expect(await page.locator('li[class*=game]').count()).toBe(1)
    // The career names them.
    await page.goto(`${site.origin}/#/career`)
    await page.getByText(/^24 games could not be read/).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('comes with a pack and a file that is none: all of it is told where they were picked', async () => {
    const visitor = await arrive(site)
    const { page } = visitor
    const asFile = (name: string, content: string | Buffer) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
    await page
      .locator('input[type=file]')
      .setInputFiles([
        asFile('room.json', readFileSync(shippedFile('room-214'))),
        asFile('game.json', JSON.stringify(toSave(SESSION!))),
        asFile('same.json', JSON.stringify(toSave(SESSION!))),
        asFile('bad.json', 'hello'),
      ])
    await told(visitor).nth(2).waitFor()
    expect(await told(visitor).allTextContents()).toEqual([
      '1 game added, 1 already here.',
      expect.stringContaining('is there and can be played'),
      expect.stringMatching(/^bad\.json: .*cannot be read/),
    ])
    expect(new URL(page.url()).hash).not.toContain('packs')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is brought in twice: a game without a name, or of another one here, is there once', async () => {
    const visitor = await arrive(site)
    const { page } = visitor
    const [, , next, later] = randomGame('donna', 'base', 'brought')
    const named = fileWith({ games: [game({ save: toSave(next!) })] })
    const playedOn = fileWith({ games: [game({ save: toSave(later!) })] })
    for (const file of [toSave(SESSION!), named, playedOn]) {
      await pick(visitor, file)
      await page.getByText('1 game added, 0 already here.').waitFor()
      await pick(visitor, file)
      await page.getByText('0 games added, 1 already here.').waitFor()
    }
    expect(await stored(page, 'games')).toHaveLength(3)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('cannot be written: each game says so, and none is counted as here', async () => {
    const visitor = await arrive(site)
    const { page } = visitor
    await page.evaluate(fullDisk)
    await pick(visitor, fileWith({ games: [game(), game({ id: 'game000002' })] }))
    await told(visitor).nth(1).waitFor()
    expect(await told(visitor).allTextContents()).toEqual(
      [1, 2].map(
        (n) => `Game ${n} was left out: the browser does not let me save it. Is there no room left?`,
      ),
    )
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('cannot be written beside its games: what is missing is said', async () => {
    const visitor = await arrive(site)
    const { page } = visitor
    await pick(visitor, fileWith({ games: [game()] }))
    await page.getByText('1 game added').waitFor()
    await page.evaluate(fullDisk)
    await pick(visitor, fileWith({ games: [game()], tries: [{ id: 'abcdefgh', at: 1, right: true }] }))
    await page.getByText('The browser does not let me save all of it.').waitFor()
    await page.getByText('0 games added, 1 already here.').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('holds thousands of damaged games: the first are told, the others counted', async () => {
    const visitor = await arrive(site)
    const { page } = visitor
    await pick(visitor, fileWith({ games: Array.from({ length: 30_000 }, () => ({})) }))
    // One says that not all were read, 19 of 20 000 that they were left out.
    await page.getByText('… and 19981 more.').waitFor()
    expect(await told(visitor).count()).toBe(21)
    expect(await told(visitor).first().textContent()).toBe(
      'Only the first 20000 games of the file were read.',
    )
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

/** In the page: nothing can be written any more. */
function fullDisk(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('the disk is full', 'QuotaExceededError')
  }
}
