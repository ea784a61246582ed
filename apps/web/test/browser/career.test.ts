import { careerData, careerOf, factsOfSave, gamesAsCsv, type PlayedGame } from '@negotiator/career'
import { expect, it } from 'vitest'
import type { GameRecord } from '../../src/store/database.ts'
import { stored } from './brought-game.ts'
import { downloaded } from './downloaded.ts'
import { measure } from './measure.ts'
import { onSite, type Visitor, visit } from './site.ts'
import { randomRecords, resignedRecord, storeGames } from './stored-games.ts'
import { violations } from './violations.ts'

const COUNT = 120
const RECORDS: readonly GameRecord[] = [...randomRecords(COUNT - 1), resignedRecord(COUNT - 1, 10)]

/** As the terminal would count them, from the saves. */
const played = RECORDS.map(({ id, playedAt, save }): PlayedGame => {
  const read = factsOfSave(JSON.stringify(save))
  if (!read.ok || read.facts === null) throw new Error(`${id} is not over`)
  return { id, at: playedAt, facts: read.facts }
})
const career = careerOf(played)

onSite('the career', (site) => {
  const arrive = async (visitor: Visitor, records: readonly unknown[] = RECORDS) => {
    await storeGames(visitor, site.origin, records)
    await visitor.page.goto(`${site.origin}/#/career`)
    await visitor.page.locator('dl').waitFor()
    await visitor.page.locator('main progress[aria-label^=Reading]').waitFor({ state: 'detached' })
  }
  const fact = ({ page }: Visitor, name: string) =>
    page.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) })

  it('is found on the start page, and counts what the saves of an older database tell', async () => {
    const visitor = await visit(site)
    await storeGames(visitor, site.origin, RECORDS)
    await visitor.page.goto(site.origin)
    await visitor.page.getByRole('button', { name: 'Career', exact: true }).click()
    const { games, won, lost, hostages, length } = career.chapters.career.all
    await fact(visitor, 'Games').getByText(`${games} games, ${won} won, ${lost} lost`).waitFor()
    await fact(visitor, 'Hostages').getByText(`${hostages.saved} saved, ${hostages.killed} killed`).waitFor()
    await fact(visitor, 'Length')
      .getByText(`${length.average!.toFixed(1)} turns on average`)
      .waitFor()
    await fact(visitor, 'Without luck').getByText('No game has been analysed yet.').waitFor()
    expect(games).toBe(COUNT)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('analyses by one press all that was not, can be stopped, and collects the mistakes', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor, RECORDS.slice(0, 8))
    await page.getByRole('button', { name: 'Analyse 8 games' }).click()
    await page.locator('progress[aria-label^="Games analysed"]:not([value="0"])').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    const left = page.getByRole('button', { name: /^Analyse [1-7] games?$/ })
    await left.waitFor()
    await left.click()
    await fact(visitor, 'Without luck').getByText('8 analysed games').waitFor()
    expect(await page.getByRole('button', { name: /^Analyse/ }).count()).toBe(0)
    const grades = (await stored(page, 'practice')) as { game: string }[]
    expect(new Set(grades.map(({ game }) => game)).size).toBeGreaterThan(2)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('shows every achievement; one that is won leads to its game', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor)
    const won = career.achievements.filter(({ wonIn }) => wonIn !== null)
    expect(won.length).toBeGreaterThan(3)
    expect(await page.locator('div[data-won]').count()).toBe(career.achievements.length)
    expect(await page.locator('div[data-won=true]').count()).toBe(won.length)
    await page.getByText(`${won.length} of ${career.achievements.length} won`).waitFor()
    await page.locator('div[data-won=true] a').first().click()
    await page.getByRole('slider', { name: 'Timeline' }).waitFor()
    expect(page.url()).toContain(`#/replay/${won[0]!.wonIn!.id}`)
    await page.goBack()
    await page.locator('dl').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is a dot in the chart after the first game', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor, RECORDS.slice(0, 1))
    const chart = page.locator('figure').first()
    expect(await chart.locator('circle').count()).toBe(1)
    await chart.getByText(/after one game/).waitFor()
    await visitor.context.close()
  })

  it('follows what is chosen: one abductor, another heading', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor)
    await page.getByLabel('Against').selectOption('donna')
    const { games, won, lost } = career.chapters.career.byAbductor.donna!
    await fact(visitor, 'Games').getByText(`${games} games, ${won} won, ${lost} lost`).waitFor()
    expect(await page.locator('div[data-won]').count()).toBe(5)
    await page.getByLabel('Which games').selectOption('own-dice')
    await page.getByText('No game has been played to its end yet.').waitFor()
    await visitor.context.close()
  })

  it('sets damaged entries aside and names them; the others stay', async () => {
    const [first, second, third, ...rest] = RECORDS
    const damaged = [
      { ...first!, save: { ...first!.save, inputs: first!.save.inputs.slice(1) } },
      { id: second!.id, playedAt: second!.playedAt, save: 'gone' },
      { ...third!, summary: null },
    ]
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor, [...damaged, ...rest])
    await page.getByText('2 games could not be read and are not counted').waitFor()
    const told = await page.locator('section[role=status] li').allTextContents()
    expect(told.map((line) => line.split(':')[0])).toEqual([first!.id, second!.id])
    // What stood beside the save was damaged, not the save.
    await fact(visitor, 'Games')
      .getByText(`${COUNT - 2} games`)
      .waitFor()
    await page.goto(`${site.origin}/#/`)
    await page.locator('li[class*=game]').first().waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is worked out once and kept; what was kept and is damaged is worked out anew', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor)
    expect(await page.evaluate(factsKept)).toBe(COUNT)
    await page.evaluate(damageFacts)
    expect(await page.evaluate(factsKept)).toBe(0)
    await page.reload()
    await fact(visitor, 'Games').getByText(`${COUNT} games`).waitFor()
    await expect.poll(() => page.evaluate(factsKept)).toBe(COUNT)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('goes out as a table and as data, the same as from the terminal', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor)
    const exported = async (name: string) => {
      const file = await downloaded(page, page.getByRole('button', { name }))
      return file.toString()
    }
    expect(await exported('CSV')).toBe(gamesAsCsv(career.games))
    expect(JSON.parse(await exported('JSON'))).toEqual(
      JSON.parse(JSON.stringify({ ...careerData(career, null), setAside: [] })),
    )
    await visitor.context.close()
  })

  it('is read by keyboard: charts as tables, the list to its last game', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await arrive(visitor)
    const chart = page.locator('figure').first()
    await chart.locator('summary').focus()
    await page.keyboard.press('Enter')
    await chart.locator('table').waitFor()
    const cells = await chart.locator('tbody tr:last-child > *').allTextContents()
    const { rolling, winRate } = career.chapters.career.all
    const shown = [...rolling.map((each) => each.winRate!), winRate!].map((n) => `${Math.round(n * 100)}%`)
    expect(cells.map((cell) => cell.replace(/\s/g, ''))).toEqual([`${COUNT}`, ...shown])
    const list = page.locator('section[aria-label="All games"]')
    expect(await list.locator('li').count()).toBeLessThan(40)
    await list.focus()
    await page.keyboard.press('End')
    const last = list.locator(`li[aria-posinset="${COUNT}"]`)
    await last.waitFor()
    await last.locator('a').press('Enter')
    await page.getByRole('slider', { name: 'Timeline' }).waitFor()
    expect(page.url()).toContain(`#/replay/${RECORDS[0]!.id}`)
    await visitor.context.close()
  })

  it.each(['en', 'fr'])('on a phone of 360 px nothing is cut and nothing is small, %s', async (lang) => {
    const viewport = { width: 360, height: 740 }
    const visitor = await visit(site, { viewport, hasTouch: true, settings: { lang } })
    await storeGames(visitor, site.origin, RECORDS)
    await visitor.page.goto(`${site.origin}/#/career`)
    await visitor.page.locator(`li[aria-setsize="${COUNT}"]`).first().waitFor()
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect((await visitor.page.evaluate(measure)).small).toEqual([])
    expect(await violations(visitor)).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each(['day', 'contrast'])('has enough contrast by %s, with every table open', async (theme) => {
    const visitor = await visit(site, { settings: { theme } })
    await arrive(visitor)
    for (const summary of await visitor.page.locator('figure summary').all()) await summary.click()
    expect(await violations(visitor)).toEqual([])
    await visitor.context.close()
  })

  it('says before a game begins what it will count for', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await page.goto(site.origin)
    const told = page.locator('[data-heading]')
    await page.getByText('This game counts for statistics and achievements. Hints are noted').waitFor()
    await page.getByText('How you play').click()
    await page.getByLabel(/^Seed/).fill('monday')
    expect(await told.getAttribute('data-heading')).toBe('chosen-seed')
    await page.getByLabel(/^Practice/).check()
    expect(await told.getAttribute('data-heading')).toBe('practice')
    await page.goto(`${site.origin}/#/deal/donna/base/monday`)
    await page.getByText('because its seed was chosen').waitFor()
    await visitor.context.close()
  })
})

/** In the page: how many games have their facts beside them. */
async function factsKept(): Promise<number> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('negotiator')
    request.onsuccess = () => resolve(request.result)
  })
  const all = await new Promise<{ facts?: string }[]>((resolve) => {
    const request = db.transaction('digests').objectStore('digests').getAll()
    request.onsuccess = () => resolve(request.result)
  })
  db.close()
  return all.filter(({ facts = '{}' }) => 'game' in JSON.parse(facts)).length
}

/** In the page: every kept fact is cut to its version number. */
async function damageFacts(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('negotiator')
    request.onsuccess = () => resolve(request.result)
  })
  const tx = db.transaction('digests', 'readwrite')
  const store = tx.objectStore('digests')
  const request = store.getAll()
  request.onsuccess = () => {
    for (const { facts, ...digest } of request.result)
      store.put({ ...digest, facts: JSON.stringify({ version: JSON.parse(facts).version }) })
  }
  await new Promise((resolve) => {
    tx.oncomplete = resolve
  })
  db.close()
}
