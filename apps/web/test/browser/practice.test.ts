import { expect, it } from 'vitest'
import { mistakesOf } from '../../src/practice/mistakes.ts'
import type { PracticeItem } from '../../src/store/database.ts'
import { analysisOf, playedGame } from '../played-game.ts'
import { bring, plant, stored } from './brought-game.ts'
import { downloaded } from './downloaded.ts'
import { expectFitForAll } from './fit-for-all.ts'
import { touch } from './lesson-hands.ts'
import { onSite, type Visitor, visit } from './site.ts'
import { violations } from './violations.ts'

const SESSION = playedGame('arkayne', 'base', 's2')
const ITEMS = mistakesOf('game', SESSION, analysisOf(SESSION))
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

onSite('mistakes, once more', (site) => {
  const analysed = async (visitor: Visitor): Promise<string> => {
    const id = await bring(visitor, site, SESSION)
    await visitor.page.goto(`${site.origin}/#/analysis/${id}`)
    await visitor.page.locator('main[data-phase=done]').waitFor()
    return id
  }
  const deck = ({ page }: Visitor) => page.locator('ol[class*=list] button[class*=entry]')
  /** The page writes after it has shown. */
  const written = async ({ page }: Visitor, dropped: number) => {
    for (;;) {
      const items = (await stored(page, 'practice')) as PracticeItem[]
      if (items.filter(({ isDropped }) => isDropped).length === dropped) return
    }
  }
  const open = async ({ page }: Visitor) => {
    await page.goto(`${site.origin}/#/`)
    await page.goto(`${site.origin}/#/practice`)
    await page.getByText(/in the deck|dans le paquet|Nothing here yet|Rien ici/).waitFor()
  }

  it('by touch in French: asked in the very position, the answer hidden; put right, it comes back tomorrow', async () => {
    const visitor = await visit(site, { ...PHONE, settings: { lang: 'fr' } })
    const { page } = visitor
    await analysed(visitor)
    await page.getByRole('button', { name: /^Réessayer \d+ erreurs/ }).tap()
    await page.locator('main[data-coach=task]').waitFor()
    const [first] = ITEMS
    // What was done in the game is wrong, and says nothing of what is right.
    await touch(page, first!.ranking[first!.made]!.action)
    await page.getByText('Pas tout à fait.').waitFor()
    expect(await page.locator('ol[class*=ranking]').count()).toBe(0)
    await page.locator('[data-answer] button').first().tap()
    await page.locator('main[data-coach=task]').waitFor()
    await touch(page, first!.ranking[0]!.action)
    await page.getByText("C'est ça.").waitFor()
    await page.getByText(/^Dans la partie, vous aviez fait ceci/).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // It was wrong at first: it is due at once. Right at first, it waits a day.
    await open(visitor)
    expect(await deck(visitor).count()).toBe(ITEMS.length)
    await page.getByText(`${ITEMS.length} à essayer maintenant`).waitFor()
    const costliest = ITEMS.toSorted((a, b) => b.loss - a.loss)[0]!
    await page.getByRole('button', { name: 'Essayer la suivante' }).tap()
    await page.locator('main[data-coach=task]').waitFor()
    await touch(page, costliest.ranking[0]!.action)
    await page.getByText("C'est ça.").waitFor()
    await page.reload()
    await open(visitor)
    await page.getByText(`${ITEMS.length - 1} à essayer maintenant`).waitFor()
    expect(await deck(visitor).last().textContent()).toContain('dans 1 jour')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('travel with the export to another browser, damaged ones do not, and go with their game', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const id = await analysed(visitor)
    await page.goto(`${site.origin}/#/practice/${id}.${ITEMS[0]!.step}`)
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await page.goto(`${site.origin}/#/`)
    const file = await downloaded(page, page.getByRole('button', { name: 'Export everything' }))
    const exported = JSON.parse(file.toString())
    expect(exported.practice).toHaveLength(ITEMS.length)
    expect(exported.tries).toHaveLength(1)
    // An analysis would bring all of them along.
    delete exported.analyses
    const [first, bad] = exported.practice as PracticeItem[]
    const good = { ...first!, isDropped: true as const }
    exported.practice = [
      good,
      { ...bad, hash: '0'.repeat(16) },
      { ...bad, ranking: [{ action: { play: '<b>' }, value: 1, plies: 0 }] },
      null,
      7,
    ]
    exported.tries.push({ id: '<script>', at: 1, right: true }, { id: good!.id, at: 'now', right: 1 })
    const other = await visit(site)
    await other.page.goto(site.origin)
    const take = () =>
      other.page.locator('input[type=file]').setInputFiles({
        name: 'all.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(exported)),
      })
    await take()
    await other.page.getByText('1 game added, 0 already here.').waitFor()
    await take()
    await other.page.getByText('0 games added, 1 already here.').waitFor()
    expect(await stored(other.page, 'practice')).toEqual([good])
    expect(await stored(other.page, 'tries')).toHaveLength(1)
    await other.page.goto(`${site.origin}/#/practice`)
    await other.page.getByRole('button', { name: 'Put 1 question back' }).click()
    await deck(other).first().click()
    await other.page.locator('main[data-coach=task]').waitFor()
    await other.page.goto(`${site.origin}/#/`)
    await other.page.getByRole('button', { name: /^Delete: / }).click()
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await other.page.locator('li[class*=game]').waitFor({ state: 'detached' })
    expect(await stored(other.page, 'practice')).toEqual([])
    await open(other)
    await other.page.getByText('Nothing here yet.').waitFor()
    await other.page.goto(`${site.origin}/#/practice/${good!.id}`)
    await other.page.getByText('The game that this comes from is no longer here.').waitFor()
    expect([...visitor.complaints, ...other.complaints]).toEqual([])
    await visitor.context.close()
    await other.context.close()
  })

  it('are dropped one by one, with a way back, and stay out when the game is analysed anew', async () => {
    const visitor = await visit(site, { ...PHONE, settings: { lang: 'fr' } })
    const { page } = visitor
    const id = await analysed(visitor)
    await open(visitor)
    const name = await deck(visitor).first().locator('b').textContent()
    const out = page.getByRole('button', { name: /^Retirer du paquet : / })
    expect(await out.count()).toBe(ITEMS.length)
    await out.first().tap()
    await page.getByText(`${name} : cette question ne reviendra plus.`, { exact: true }).first().waitFor()
    await page.getByText(`${ITEMS.length - 1} à essayer maintenant`).waitFor()
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByText(`${ITEMS.length} à essayer maintenant`).waitFor()
    // By keyboard, and the focus stays where the list is.
    await out.first().focus()
    await page.keyboard.press('Enter')
    await page.getByText(`${ITEMS.length - 1} à essayer maintenant`).waitFor()
    await page.waitForFunction(() => document.activeElement?.matches('ol[class*=list]'))
    await expectFitForAll(visitor)
    // Weights of another day: the analysis is made anew, and what was dropped stays so.
    await written(visitor, 1)
    const [record] = (await stored(page, 'analyses')) as { weights: string }[]
    await plant(page, 'analyses', { ...record!, weights: 'older.gz' })
    await page.goto(`${site.origin}/#/`)
    await page.reload()
    await page.goto(`${site.origin}/#/analysis/${id}`)
    await page.locator('main[data-phase=done]').waitFor()
    await open(visitor)
    await page.getByText(`${ITEMS.length - 1} à essayer maintenant`).waitFor()
    await page.getByRole('button', { name: 'Remettre 1 question retirée' }).tap()
    await page.getByText(`${ITEMS.length} à essayer maintenant`).waitFor()
    await written(visitor, 0)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('axe finds nothing in the deck and in a question', async () => {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 }, settings: { theme: 'day' } })
    const { page } = visitor
    await analysed(visitor)
    await open(visitor)
    expect(await violations(visitor)).toEqual([])
    await deck(visitor).first().click()
    await page.locator('main[data-coach=task]').waitFor()
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await page.locator('ol[class*=ranking]').waitFor()
    expect(await violations(visitor)).toEqual([])
    await visitor.context.close()
  })
})
