import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { deal, onSite, sitOut, visit } from './site.ts'

/** With this seed the first roll shows two 4s, and the night ends with one saved and six killed if nothing is said. */
const SEED = 's0'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** Of 255, averaged over a picture: two greys that are told apart at a glance. */
const APART = 20

onSite('without colour', (site) => {
  let eye: Page
  beforeAll(async () => {
    eye = await site.browser.newPage()
  })

  /** How far two pictures are apart when only their brightness is seen. */
  const difference = async (one: Locator, other: Locator): Promise<number> => {
    const pictures = await Promise.all(
      [one, other].map(async (each) => (await each.screenshot()).toString('base64')),
    )
    return eye.evaluate(greyDifference, pictures)
  }

  it.each(['night', 'day', 'contrast'])(
    'somebody inside, somebody saved and somebody killed are three different windows: %s',
    async (theme) => {
      const visitor = await visit(site, { ...PHONE, settings: { theme } })
      const { page } = visitor
      await deal(visitor, site, 'arkayne', 'base', SEED)
      const held = page.locator('main [data-fate=held]').first()
      const other = await visit(site, { ...PHONE, settings: { theme } })
      await deal(other, site, 'arkayne', 'base', SEED)
      await sitOut(other.page)
      const saved = other.page.locator('main [data-fate=saved]').first()
      const killed = other.page.locator('main [data-fate=killed]').first()
      expect(await difference(held, saved)).toBeGreaterThan(APART)
      expect(await difference(held, killed)).toBeGreaterThan(APART)
      expect(await difference(saved, killed)).toBeGreaterThan(APART)
      await visitor.context.close()
      await other.context.close()
    },
  )

  it('whatever has a colour of its own has a word, a number or a shape as well', async () => {
    const visitor = await visit(site, { ...PHONE, settings: { theme: 'night' } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', SEED)
    await page.locator('section[class*=hand] [data-card]').nth(1).tap()
    const plain = await page.evaluate(colouredWithoutWords)
    expect(plain).toEqual([])
    await page.getByRole('button', { name: /^Say it/ }).tap()
    // A 4 that can still be turned says so.
    await page.getByText('two cards?').first().waitFor()
    // The gold card of the deck is no bar like the red ones.
    const [red, gold] = await page.evaluate(() =>
      ['red', 'gold'].map((name) => {
        const { width, height } = document
          .querySelector(`[class*=pips] [class*=${name}]`)!
          .getBoundingClientRect()
        return width / height
      }),
    )
    expect(Math.abs(gold! - red!)).toBeGreaterThan(0.3)
    await visitor.context.close()
  })
})

/** In a page: good and bad things on cards and counters that are told by their colour alone. */
function colouredWithoutWords(): readonly string[] {
  const coloured = document.querySelectorAll(
    '[class*=_good], [class*=_bad], [class*=_saved], [class*=_killed]',
  )
  if (coloured.length < 10) return [`only ${coloured.length} found`]
  return [...coloured]
    .filter((each) => !/[+−\d\p{L}]/u.test(each.textContent ?? '') && each.querySelector('svg') === null)
    .map((each) => each.outerHTML.slice(0, 120))
}

/** In a page: the mean difference in brightness of two pictures of the same size, from 0 to 255. */
async function greyDifference(pictures: readonly string[]): Promise<number> {
  const greys = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, image.width, image.height)
      return Array.from({ length: data.length / 4 }, (_, i) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      })
    }),
  )
  const [one = [], other = []] = greys
  const length = Math.min(one.length, other.length)
  return one.slice(0, length).reduce((sum, grey, i) => sum + Math.abs(grey - other[i]!), 0) / length
}
