import { viewOf } from '@negotiator/rules'
import { type Session, saveText, stateOf } from '@negotiator/session'
import { expect, it } from 'vitest'
import { packText } from '../../src/data/packedText.ts'
import { randomGame } from '../random-session.ts'
import { EYES } from './eyes.ts'
import { expectFitForAll } from './fit-for-all.ts'
import { onSite, visit } from './site.ts'

const linkTo = async (session: Session): Promise<string> => `#/position/${await packText(saveText(session))}`

/** In the middle of a night: somebody has died, somebody may still be saved, and there is something to say. */
function inTheMiddle(): Session {
  for (const session of randomGame('arkayne', 'base', 'k1')) {
    const { killed, hand, pool } = viewOf(session.game, stateOf(session))
    if (killed > 0 && pool > 0 && hand.length > 1) return session
  }
  throw new Error('nobody ever came that far')
}

onSite('whoever comes by a link', (site) => {
  it('sees who is on the line, how bad it is and what there is to say', async () => {
    const visitor = await visit(site, { settings: { lang: 'en' } })
    const { page } = visitor
    const session = inTheMiddle()
    const { turn, threat, cp, pool, saved, killed, hand } = viewOf(session.game, stateOf(session))
    await page.goto(`${site.origin}/${await linkTo(session)}`)
    await page.getByRole('heading', { name: `Arkayne Massua, turn ${turn}` }).waitFor()
    const tree = await page.locator('main').ariaSnapshot()
    expect(tree).toContain(`Threat ${threat === 7 ? 'K' : threat === 0 ? 'S' : threat}`)
    expect(tree).toContain(`${cp < 0 ? `−${-cp}` : cp} CP`)
    expect(tree).toContain(`${pool} inside, ${saved} saved, ${killed} killed.`)
    expect(tree).toContain(`Hand (${hand.length})`)
    expect(await page.locator('main li[data-fate=killed]').count()).toBe(killed)
    expect(await page.locator('main li[data-fate=held]').count()).toBe(pool)
    await visitor.context.close()
  })

  it.each(EYES)(
    'meets the same street as everybody else: %s, %s, %d × %d',
    async (theme, lang, width, height) => {
      const visitor = await visit(site, { viewport: { width, height }, settings: { theme, lang } })
      const { page } = visitor
      const places = [
        '#/deal/renesha/cw/x',
        await linkTo(inTheMiddle()),
        '#/position/nonsense',
        '#/deal/nobody/base/x',
        '#/play/nothing',
        '#/replay/nothing',
        '#/settings',
      ]
      for (const place of places) {
        await page.goto(`${site.origin}/${place}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        // The street, and on all but the settings a face.
        expect(await page.locator('main svg[viewBox="0 0 1600 1600"]').count(), place).toBe(1)
        expect((await page.locator('main section svg').count()) > 0, place).toBe(place !== '#/settings')
        await expectFitForAll(visitor)
      }
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  it.each([
    [360, 740],
    [1280, 800],
  ])('finds the way into the game without scrolling: %d × %d', async (width, height) => {
    const visitor = await visit(site, { viewport: { width, height } })
    const { page } = visitor
    await page.goto(`${site.origin}/#/deal/renesha/cw/x`)
    const call = page.getByRole('button', { name: 'Call Renesha Sharp' })
    await call.waitFor()
    const { y, height: tall } = (await call.boundingBox())!
    expect(y + tall).toBeLessThanOrEqual(height)
    await visitor.context.close()
  })

  it('sees nothing jump when the letters of a large name come late', async () => {
    const visitor = await visit(site, { viewport: { width: 360, height: 740 } })
    const { page } = visitor
    await page.route('**/barlow*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await page.goto(`${site.origin}/#/deal/renesha/cw/x`)
    const call = page.getByRole('button', { name: 'Call Renesha Sharp' })
    await call.waitFor()
    const before = await call.boundingBox()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await call.boundingBox()).toEqual(before)
    await visitor.context.close()
  })
})
