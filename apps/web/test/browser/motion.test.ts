import { expect, it } from 'vitest'
import { randomGame } from '../random-session.ts'
import { bring } from './brought-game.ts'
import { deal, onSite, type Visitor, visit } from './site.ts'
import { type Hands, playOn, playToTheEnd } from './whole-game.ts'

/** With this seed the first roll shows two 4s: it waits for the player. */
const WAITING_ROLL = 's0'
/** Rolls, purchases, two terror cards. */
const PRESSES = 24
/** So few steps of a random game are left. */
const STEPS_LEFT = 3

const nearTheEnd = () => [...randomGame('arkayne', 'base', 'near the end')].at(-1 - STEPS_LEFT)!

interface SeenDie {
  readonly die: number
  readonly pips: number
  readonly state: string | undefined
  readonly isMoving: boolean
}

/** In the page: what every die of the story shows, at every frame. */
function watchDice(): void {
  const seen: SeenDie[] = []
  Object.assign(globalThis, { seen })
  const look = () => {
    for (const [die, element] of [
      ...document.querySelectorAll<HTMLElement>(
        '[data-telling=true] [data-area=story] [class*=die][data-state]',
      ),
    ].entries()) {
      const pips = element.querySelectorAll('circle').length
      const isMoving = element.getAnimations().some(({ playState }) => playState === 'running')
      seen.push({ die, pips, state: element.dataset.state, isMoving })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

onSite('motion', (site) => {
  const moving = ({ page }: Visitor) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

  it('is not there for whoever asks the system for less, and the game is played all the same', async () => {
    const visitor = await visit(site, { reducedMotion: 'reduce', settings: { speed: 'fast' } })
    const { page } = visitor
    let most = 0
    const hands: Hands = {
      press: async ({ x, y }) => {
        await page.mouse.click(x, y)
        most = Math.max(most, await moving(visitor))
      },
    }
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await playOn(page, hands, PRESSES)
    const id = await bring(visitor, site, nearTheEnd())
    await page.goto(`${site.origin}/#/play/${id}`)
    await page.locator('main[data-over=false]').waitFor()
    await playToTheEnd(page, hands)
    expect(most).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is there otherwise, and any key skips the pictures of a step', async () => {
    const visitor = await visit(site, { settings: { speed: 'normal' } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    expect(await moving(visitor)).toBeGreaterThan(0)
    for (const key of ['x', 'Shift', 'ArrowDown', ' ']) {
      await page.keyboard.press('e')
      await page.locator('main[data-event]').waitFor()
      await page.keyboard.press(key)
      expect(await page.locator('main[data-event]').count(), key).toBe(0)
      if (await page.locator('main[data-phase=spend]').isVisible()) continue
      await page.keyboard.press('e')
      await page.keyboard.press('x')
    }
    await visitor.context.close()
  })

  it('keeps the result until the dice land: in the air they show one face after the other', async () => {
    const visitor = await visit(site, { settings: { speed: 'normal' } })
    const { page } = visitor
    await page.addInitScript(watchDice)
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    const seenSoFar = () => page.evaluate(() => (globalThis as unknown as { seen: SeenDie[] }).seen)
    // On a slow machine the button may be there before the last picture of a die is.
    const lie = async () => {
      const all = await seenSoFar()
      return [0, 1].map((die) => all.findLast((each) => each.die === die)?.state)
    }
    await expect.poll(lie, { timeout: 10_000 }).toEqual(['fail', 'fail'])
    const seen = await seenSoFar()
    for (const die of [0, 1]) {
      const [inTheAir, landed] = [true, false].map((isMoving) =>
        seen.filter((each) => each.die === die && each.isMoving === isMoving),
      )
      expect(new Set(inTheAir!.map(({ pips }) => pips)).size).toBeGreaterThan(2)
      expect(new Set(inTheAir!.map(({ state }) => state))).toEqual(new Set(['rolling']))
      expect(landed!.at(-1)).toMatchObject({ pips: 4, state: 'fail' })
    }
    await visitor.context.close()
  })

  it('less of it: the dice lie at once', async () => {
    const visitor = await visit(site, { reducedMotion: 'reduce', settings: { speed: 'normal' } })
    const { page } = visitor
    await page.addInitScript(watchDice)
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    await page.getByRole('button', { name: 'Let the roll stand' }).waitFor()
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: SeenDie[] }).seen)
    expect(new Set(seen.map(({ pips, state }) => `${pips} ${state}`))).toEqual(new Set(['4 fail']))
    await visitor.context.close()
  })

  it('is not spoilt by the log: it tells a step when the stage has told it', async () => {
    const visitor = await visit(site, { settings: { speed: 'normal' } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('e')
    await page.keyboard.press('x')
    await page.keyboard.press('e')
    await page.locator('main[data-event]').waitFor()
    const told = page.locator('aside').getByText('Terror phase.')
    expect(await told.count()).toBe(0)
    await page.keyboard.press('x')
    await told.waitFor()
    await visitor.context.close()
  })

  it('never blocks: while the dice still tumble the next step is taken, and nothing is lost', async () => {
    const visitor = await visit(site, { settings: { speed: 'normal' } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('2')
    await page.keyboard.press('2')
    expect(await page.locator('main').getAttribute('data-event')).not.toBeNull()
    // The roll stands, the call is over, the terror card is drawn: three steps in a row, without a pause. Any key ends
    // the story of the call, so that what leads on from it was seen.
    await page.keyboard.press('Enter')
    await page.keyboard.press('x')
    await page.keyboard.press('e')
    await page.getByText('T2').waitFor()
    await page.keyboard.press('l')
    const log = await page.locator('dialog').textContent()
    expect(log).toContain('You roll 4, 4: 0 successes.')
    expect(log).toContain('Turn 1')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('never holds up a second press: it meets the position that the first has led to', async () => {
    const visitor = await visit(site, { settings: { speed: 'normal' } })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', WAITING_ROLL)
    await page.keyboard.press('1')
    await page.locator('[data-does=facedown]').waitFor()
    // Before anything of the first is painted.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-does=facedown]')!.click()
      document.querySelector<HTMLElement>('footer [data-does=main]')!.click()
    })
    await page.locator('main[data-phase=spend]').waitFor()
    await page.keyboard.press('l')
    const log = await page.locator('dialog').textContent()
    expect(log).toContain('facedown')
    expect(log).toContain('You end the call.')
    await page.keyboard.press('Escape')
    await page.locator('main[data-kept=kept]').waitFor()
    await page.reload()
    await page.locator('main[data-phase=spend]').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('never blocks a finger: a card is raised by the first tap', async () => {
    const visitor = await visit(site, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      settings: { speed: 'normal' },
    })
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 'finger')
    await page.locator('footer button').last().tap()
    await page.locator('main[data-event]').waitFor()
    // A tap elsewhere: two at one place, so soon, would be a double one.
    await page.getByRole('button', { name: 'Skip' }).tap()
    await page.locator('footer button').last().tap()
    await page.locator('main[data-phase=conversation][data-event]').waitFor()
    await page.locator('section[class*=hand] [data-card]').first().tap()
    expect(await page.getByRole('button', { name: /^Say it/ }).isVisible()).toBe(true)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
