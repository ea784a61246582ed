import { legalActions, viewOf } from '@negotiator/rules'
import { newSession, perform, type Session, stateOf } from '@negotiator/session'
import { expect, it } from 'vitest'
import { randomGame } from '../random-session.ts'
import { at } from './at-position.ts'
import { bring } from './brought-game.ts'
import { cutRows } from './cut-rows.ts'
import { deal, onSite, visit } from './site.ts'

/** As many as there are keys for them. */
const KEYS = '1234567890'

/** At random, until there is something for every key. */
function shopping(): Session {
  for (const session of randomGame('donna', 'base', 'shop')) {
    const { phase, available } = viewOf(session.game, stateOf(session))
    if (phase === 'spend' && new Set(available).size >= KEYS.length) return session
  }
  throw new Error('there is never that much for sale')
}

/** In the page: what is hidden of the card that is looked at. On a phone there is room for its name at least. */
function hidden(): string | null {
  const card = document.querySelector('[data-area=stage] [data-card][aria-pressed=true]')
  if (card === null) return 'no card is looked at'
  const part = innerWidth < 600 ? card.querySelector('[class*=name]')! : card
  const { left, width, top, bottom } = part.getBoundingClientRect()
  const isSeen = [top + 1, bottom - 1].every((y) =>
    card.contains(document.elementFromPoint(left + width / 2, y)),
  )
  return isSeen ? null : `${card.textContent}: ${top} to ${bottom}`
}

/** In the page: rows of cards of which no more than the shadow is cut off. */
function shownRows(): number {
  const list = document.querySelector('[data-area=stage] ul[class*=cards]')!
  const { top, bottom } = list.getBoundingClientRect()
  const SHADOW = 6
  const rows = new Map<number, boolean>()
  for (const each of list.querySelectorAll('li')) {
    const card = each.getBoundingClientRect()
    rows.set(Math.round(card.top), card.top >= top - SHADOW && card.bottom <= bottom + SHADOW)
  }
  return [...rows.values()].filter(Boolean).length
}

/** The second spend phase after four cards played facedown: they cost nothing, and are back. */
function afterFourFacedown(): Session {
  let session = newSession({ abductor: 'arkayne', pack: 'base', seed: 's0', practice: false, ownDice: false })
  const verbs = [...Array(4).fill('facedown'), 'endConversation', 'endSpend', 'endConversation']
  for (const verb of verbs) {
    const action = legalActions(session.game, stateOf(session)).find((each) => verb in each)!
    const done = perform(session, action)
    if (!done.ok) throw new Error(`${verb} is refused`)
    session = done.session
  }
  return session
}

onSite('the available area', (site) => {
  it.each([
    [1280, 800, 'en', 'Take the 4 free cards', 'You take'],
    [360, 740, 'fr', 'Prendre les 4 cartes gratuites', 'Vous prenez'],
    [740, 360, 'fr', 'Prendre les 4 cartes gratuites', 'Vous prenez'],
  ] as const)(
    'all that costs nothing is taken at once, and each card can be put back: %d × %d, %s',
    async (width, height, lang, name, words) => {
      const wishes = { viewport: { width, height }, settings: { lang, speed: 'off' } } as const
      const visitor = await at(site, afterFourFacedown(), wishes)
      const { page } = visitor
      const all = page.getByRole('button', { name })
      const held = () => page.locator('[data-area=hand]').getAttribute('aria-label')
      await all.click()
      await expect.poll(held).toMatch(/6/)
      expect(await all.count()).toBe(0)
      expect(await page.getByRole('log').textContent()).toContain(words)
      const back = page.locator('[class*=basket] [class*=back]')
      expect(await back.count()).toBe(4)
      await back.nth(1).click()
      await expect.poll(held).toMatch(/5/)
      expect(await back.count()).toBe(3)
      await page.keyboard.press('u')
      await page.keyboard.press('a')
      await expect.poll(held).toMatch(/6/)
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it.each([
    [1280, 800],
    [1440, 900],
    [360, 640],
    [360, 740],
    [1920, 1080],
  ])('a card looked at by its key lies in sight, forwards and backwards: %d × %d', async (width, height) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { lang: 'fr' } })
    const { page } = visitor
    const id = await bring(visitor, site, shopping())
    await page.goto(`${site.origin}/#/play/${id}`)
    await page
      .locator('main[data-phase=spend] [data-area=stage] [data-card]')
      .nth(KEYS.length - 1)
      .waitFor()
    for (const key of [...KEYS, ...[...KEYS].toReversed().slice(1)]) {
      await page.keyboard.press(key)
      await page.locator('[data-does=buy]').waitFor()
      await expect.poll(() => page.evaluate(hidden), { message: `key ${key}` }).toBeNull()
    }
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each([
    ['lijah', 'cw', 740, 360, 'normal'],
    ['lijah', 'cw', 360, 740, 'large'],
    ['arkayne', 'base', 740, 360, 'normal'],
    ['arkayne', 'base', 360, 740, 'large'],
  ] as const)(
    'no word of a card looked at lies under its chance: %s, %s, %d × %d, %s letters',
    async (abductor, pack, width, height, textSize) => {
      const visitor = await visit(site, { viewport: { width, height }, settings: { lang: 'fr', textSize } })
      const { page } = visitor
      await deal(visitor, site, abductor, pack, 's0')
      await page.keyboard.press('b')
      const forSale = page.locator('[data-area=stage] [data-card]')
      await forSale.first().waitFor()
      const cut: string[] = []
      for (let n = 0; n < (await forSale.count()); n++) {
        await page.keyboard.press('ArrowRight')
        const offer = page.locator('[class*=offer][data-seen=true]')
        await offer.locator(':is([data-row], [class*=plain]:not(:empty))').first().waitFor()
        // It may scroll; only its width is looked at.
        cut.push(
          ...(await page.evaluate(cutRows, { place: '[class*=offer][data-seen=true]', isScrolled: true })),
        )
      }
      expect(cut).toEqual([])
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it.each([
    [1280, 800],
    [1440, 900],
  ])('on a desk it leaves people their names, and two rows in sight: %d × %d', async (width, height) => {
    const visitor = await visit(site, { viewport: { width, height } })
    const { page } = visitor
    const id = await bring(visitor, site, shopping())
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator('main[data-phase=spend] [data-area=stage] [data-card]').first().waitFor()
    await page.keyboard.press('1')
    await page.locator('[data-does=buy]').waitFor()
    for (const name of await page.locator('[data-area=people] [class*=name]').all())
      expect(await name.isVisible()).toBe(true)
    await expect.poll(() => page.evaluate(shownRows)).toBeGreaterThanOrEqual(2)
    await visitor.context.close()
  })

  it.each([
    [1280, 800, 'en', 'See the cards for sale', /^What will your points buy/],
    [360, 640, 'fr', 'Voir les cartes à acheter', /^Qu'achèterez-vous/],
    [740, 360, 'fr', 'Voir les cartes à acheter', /^Qu'achèterez-vous/],
  ] as const)(
    'lies open while one talks, to be looked at only: %d × %d, %s',
    async (width, height, lang, name, title) => {
      const visitor = await visit(site, { viewport: { width, height }, settings: { lang } })
      const { page } = visitor
      await deal(visitor, site, 'arkayne', 'base', 's0')
      const stage = page.locator('[data-area=stage]')
      await page.getByRole('button', { name }).click()
      await stage.getByRole('heading', { name: title }).waitFor()
      const cards = stage.locator('[data-card]')
      expect(await cards.count()).toBe(11)
      // No points yet: all of it is too dear.
      expect(await stage.locator('[data-dimmed=true]').count()).toBe(11)
      await cards.nth(3).click()
      await stage.locator('[data-row]').first().waitFor()
      expect(await page.locator('[data-does=buy]').count()).toBe(0)
      await page.keyboard.press('4')
      expect(await page.locator('[data-notice]').textContent()).toContain('E3')
      await page.keyboard.press('Escape')
      await page.keyboard.press('b')
      await stage.getByRole('heading', { name: title }).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('[data-area=hand] [data-card]').first().waitFor()
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )
})
