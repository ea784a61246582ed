import { balanceOf, doubtOf, Greedy, Instant, type Player, reasonsFor } from '@negotiator/advisor'
import { advisorText, nameOf, whyText } from '@negotiator/language'
import { type Action, type Move, toMove } from '@negotiator/rules'
import { type Session, stateOf, upTo } from '@negotiator/session'
import { expect, it } from 'vitest'
import { settledRanking } from '../../src/analysis/settledRanking.ts'
import type { AnalysisRecord } from '../../src/store/database.ts'
import { advisedGame, analysisOf, brainOf, playedGame } from '../played-game.ts'
import { bring, plant, stored } from './brought-game.ts'
import { EYES } from './eyes.ts'
import { deal, onSite, sitOut, type Visitor, visit } from './site.ts'
import { violations } from './violations.ts'

const SESSION = playedGame('arkayne', 'base', 's3')
const ANALYSIS = analysisOf(SESSION)
const BALANCE = balanceOf(ANALYSIS)
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Two builds of V8 may differ in the last digit. */
const rounded = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_key, value) =>
    typeof value === 'number' ? Number(value.toFixed(9)) : value,
  )

/** The first step whose reason by what was learned is another than by rules of thumb. */
function telling(): { readonly index: number; readonly why: string } {
  const { game } = SESSION
  const advisor = new Instant(game, brainOf(SESSION).network)
  const thumb = new Greedy(game)
  for (const [index, step] of ANALYSIS.steps.entries()) {
    const balance = BALANCE.steps[index]!
    if (balance.grade === null || balance.grade === 'good') continue
    const { ranking, made } = settledRanking(step, balance)
    const other = ranking[made === 0 ? 1 : 0]
    if (other === undefined) continue
    const state = stateOf(upTo(SESSION, index))
    const move = (action: Action) => toMove(game, state, action) as Move
    const gap = Math.abs(ranking[made]!.value - other.value)
    const say = (player: Player) => {
      const reasons = reasonsFor(game, state, move(ranking[made]!.action), move(other.action), player)
      const name =
        state.second === 1 ? advisorText('en', 'advisor.second') : nameOf('en', SESSION.setup.abductor)
      return whyText(
        'en',
        { rank: made, gap, reasons, action: ranking[made]!.action, other: other.action },
        name,
      )
    }
    const why = say(advisor)
    if (why !== say(thumb)) return { index, why }
  }
  throw new Error('rules of thumb say the same in every step')
}

/** A game in which neither luck nor skill comes to as much as they may be off by. */
function undecided(): Session {
  for (let n = 0; n < 100; n++) {
    const session = advisedGame('arkayne', 'base', `even ${n}`)
    if (doubtOf(balanceOf(analysisOf(session))) === 'undecided') return session
  }
  throw new Error('every game was decided')
}

onSite('the analysis', (site) => {
  const isDone = ({ page }: Visitor) => page.locator('main[data-phase=done]').waitFor()
  const show = ({ page }: Visitor, id: string) => page.goto(`${site.origin}/#/analysis/${id}`)
  const record = async ({ page }: Visitor) => {
    const [first] = (await stored(page, 'analyses')) as AnalysisRecord[]
    return first!
  }
  /** The page writes after it has shown. */
  const kept = async (visitor: Visitor): Promise<AnalysisRecord> => {
    for (;;) {
      const found = await record(visitor)
      if (found?.analysis.last != null) return found
    }
  }

  it('is one press from the end of a game, and adds up', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    await sitOut(page)
    await page.getByRole('button', { name: 'Luck and skill' }).click()
    await isDone(visitor)
    const figures = await page.locator('li[data-part] > span[class*=figure]').allTextContents()
    const [start, luck, skill, residual, end] = figures.map((text) =>
      Number.parseFloat(text.replace('−', '-').replace('+', '')),
    )
    expect(start! + luck! + skill! + residual!).toBeCloseTo(end!, 6)
    expect(end).toBe(0)
    await page.getByText(/^Luck and skill may each be off by/).waitFor()
    // From a step to the table as it was then, and back to the sum.
    await page.getByRole('button', { name: 'Show the table then' }).click()
    await page.getByRole('slider').first().waitFor()
    expect(page.url()).toMatch(/#\/replay\/\w+\.\d+$/)
    await page.getByRole('button', { name: 'Luck and skill' }).click()
    await isDone(visitor)
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await page.locator('main[data-over=true]').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('tells the same as the advisor: curve, steps, rankings, luck, and all of it as a table', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await show(visitor, await bring(visitor, site, SESSION))
    await isDone(visitor)
    expect(rounded((await kept(visitor)).analysis)).toEqual(rounded(ANALYSIS))
    const slider = page.getByRole('slider')
    expect(await slider.getAttribute('aria-valuemax')).toBe(`${BALANCE.steps.length}`)
    await slider.focus()
    await page.keyboard.press('End')
    expect(await slider.getAttribute('aria-valuenow')).toBe(`${BALANCE.steps.length}`)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: 'Step 2 of' }).waitFor()
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Step 2, turn 1: .+ Before it \d+\.\d%/)
    await page.keyboard.press('PageDown')
    const first = BALANCE.steps.findIndex(
      ({ grade }) => grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder',
    )
    await page.getByRole('heading', { name: `Step ${first + 1} of` }).waitFor()
    await page.getByText('Every step as a table').click()
    expect(await page.locator('tbody tr').count()).toBe(BALANCE.steps.length)
    // A moment leads to its step, and there is the luck of it.
    const draw = page.locator('ol[class*=moments] button').filter({ hasText: 'drawn' }).first()
    const said = /“.+” drawn/.exec((await draw.textContent())!)![0]
    await draw.click()
    await page.locator('#step ul[class*=lucks]').getByText(said).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('gives the reasons of a hint, not those of rules of thumb', async () => {
    const { index, why } = telling()
    const visitor = await visit(site)
    const { page } = visitor
    await show(visitor, await bring(visitor, site, SESSION))
    await isDone(visitor)
    await page.getByRole('slider').focus()
    for (let i = 0; i < index; i++) await page.keyboard.press('ArrowRight')
    const step = page.locator('#step')
    const hidden = step.getByRole('button', { name: 'Show the answer' })
    if (await hidden.isVisible()) await hidden.click()
    await step.getByText(why, { exact: true }).waitFor()
    // It was asked of the worker once; the second time it is there at once.
    await page.keyboard.press('Tab')
    await page.getByRole('slider').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    expect(await step.getByText(why, { exact: true }).isVisible()).toBe(true)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each([
    ['en', 'points are unclear'],
    ['fr', 'points restent indéterminés'],
  ])('says what a large residual does to the sum, with its interval: %s', async (lang, words) => {
    expect(Math.abs(BALANCE.residual)).toBeGreaterThan(0.1)
    const visitor = await visit(site, { ...PHONE, settings: { lang } })
    const { page } = visitor
    await show(visitor, await bring(visitor, site, SESSION))
    await isDone(visitor)
    const { luck, skill, error } = BALANCE
    const bounds = [luck - error, luck + error, skill - error, Math.min(0, skill + error)]
    const said = await page.getByText(words).textContent()
    for (const bound of bounds) {
      const figure = Math.abs(bound * 100).toFixed(1)
      expect(said).toContain(lang === 'fr' ? figure.replace('.', ',') : figure)
    }
    await visitor.context.close()
  })

  it.each([
    ['en', 'This game cannot tell luck from skill'],
    ['fr', 'Cette partie ne permet pas de distinguer'],
  ])('leads with the curve where the sum says nothing: %s', async (lang, words) => {
    expect(doubtOf(BALANCE)).not.toBe('undecided')
    const visitor = await visit(site, { ...PHONE, settings: { lang } })
    const { page } = visitor
    await show(visitor, await bring(visitor, site, undecided()))
    await isDone(visitor)
    const top = async (what: string) => (await page.locator(what).first().boundingBox())!.y
    const said = page.locator('p:not([role=status])', { hasText: words })
    expect((await said.boundingBox())!.y).toBeLessThan(await top('[role=slider]'))
    expect(await top('[role=slider]')).toBeLessThan(await top('li[data-part=luck]'))
    await page.getByRole('status').getByText(words).waitFor({ state: 'attached' })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('hides what was better until it was tried or asked for', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await show(visitor, await bring(visitor, site, SESSION))
    await isDone(visitor)
    const mistake = page.locator('ol[class*=moments] button').filter({ hasText: 'mistake' }).first()
    await mistake.click()
    const step = page.locator('#step')
    await step.getByText('Something was better.').waitFor()
    expect(await step.locator('ol').count()).toBe(0)
    await step.getByRole('button', { name: 'Show the answer' }).click()
    expect(await step.locator('ol li').count()).toBeGreaterThan(1)
    await step.getByText('yours').waitFor()
    await step.getByRole('button', { name: 'Try it again' }).click()
    await page.waitForURL(/#\/practice\//)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('can be stopped and gone on with, also after the page was closed', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const id = await bring(visitor, site, SESSION)
    // What was learned is slow to come: time enough to press.
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/*.gz', async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await show(visitor, id)
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText(`Stopped after 0 of ${SESSION.steps.length} steps.`).waitFor()
    go()
    await page.getByRole('button', { name: 'Go on' }).click()
    await isDone(visitor)
    const whole = await kept(visitor)
    // As if it had been stopped after nine steps.
    const part = { ...whole.analysis, steps: whole.analysis.steps.slice(0, 9), last: null }
    await plant(page, 'analyses', { ...whole, analysis: part, isStopped: true })
    await page.reload()
    await page.getByText(`Stopped after 9 of ${SESSION.steps.length} steps.`).waitFor()
    await page.getByRole('slider').waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await isDone(visitor)
    expect(await kept(visitor)).toEqual(whole)
    // As if the page had been closed in the middle: it goes on by itself.
    await plant(page, 'analyses', { ...whole, analysis: part })
    await page.reload()
    await isDone(visitor)
    expect(await kept(visitor)).toEqual(whole)
    await visitor.context.close()
  })

  it('is kept: shown without the advisor; anew if damaged, if by other weights, if by other rules', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await show(visitor, await bring(visitor, site, SESSION))
    await isDone(visitor)
    const whole = await kept(visitor)
    await page.route('**/analysisWorker*', (route) => route.abort())
    await page.reload()
    await isDone(visitor)
    const others = [
      { ...whole, analysis: { ...whole.analysis, steps: 'none' } },
      { ...whole, weights: 'arkayne-base.weights-older.gz' },
      { ...whole, analysis: { ...whole.analysis, rules: '0.0.1' } },
    ]
    for (const other of others) {
      await plant(page, 'analyses', other)
      await page.reload()
      await page.getByText('The advisor cannot be loaded.').waitFor()
    }
    await page.unroute('**/analysisWorker*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await isDone(visitor)
    expect(await kept(visitor)).toEqual(whole)
    await visitor.context.close()
  })

  it('comes to games that an earlier version has kept', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const id = await bring(visitor, site, SESSION)
    const [game] = await stored(page, 'games')
    // A page of the same origin that has no database open.
    await page.goto(`${site.origin}/icon.svg`)
    await page.evaluate(
      (record) =>
        new Promise<void>((resolve) => {
          indexedDB.deleteDatabase('negotiator').onsuccess = () => {
            const request = indexedDB.open('negotiator', 1)
            request.onupgradeneeded = () =>
              request.result.createObjectStore('games', { keyPath: 'id' }).createIndex('playedAt', 'playedAt')
            request.onsuccess = () => {
              const tx = request.result.transaction('games', 'readwrite')
              tx.objectStore('games').put(record)
              tx.oncomplete = () => {
                request.result.close()
                resolve()
              }
            }
          }
        }),
      game,
    )
    // A bare picture made the browser look for an icon that is not there.
    visitor.complaints.length = 0
    await show(visitor, id)
    await isDone(visitor)
    expect(await stored(page, 'games')).toEqual([game])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('says so if the advisor falls over it', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const id = await bring(visitor, site, SESSION)
    await page.evaluate(tripUp, { ...ANALYSIS, steps: 7 })
    await show(visitor, id)
    await page.locator('main[data-phase=no-advisor]').waitFor()
    await visitor.context.close()
  })

  it('leaves nothing of a game that was deleted meanwhile', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const id = await bring(visitor, site, SESSION)
    await page.evaluate(deleteFirst)
    await show(visitor, id)
    await page.locator('main[data-phase=done]').waitFor()
    expect([...(await stored(page, 'analyses')), ...(await stored(page, 'practice'))]).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('is not there for a game that goes on, nor for none', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await deal(visitor, site, 'arkayne', 'base', 's0')
    await show(visitor, page.url().replace(/^.*\//, ''))
    await page.getByText('This night is not over yet.').waitFor()
    await page.getByRole('button', { name: 'To the game' }).click()
    await page.locator('[data-card]').first().waitFor()
    await show(visitor, 'nothing')
    await page.getByText('There is no such game on this device.').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('by touch on a phone, in French: a finger on the curve, large targets, nothing wider than the screen', async () => {
    const visitor = await visit(site, { ...PHONE, settings: { lang: 'fr' } })
    const { page } = visitor
    await show(visitor, await bring(visitor, site, SESSION))
    await isDone(visitor)
    const slider = page.getByRole('slider')
    const box = (await slider.boundingBox())!
    await slider.tap({ position: { x: box.width * 0.6, y: box.height / 2 } })
    const now = Number(await slider.getAttribute('aria-valuenow'))
    expect(now / BALANCE.steps.length).toBeGreaterThan(0.45)
    expect(now / BALANCE.steps.length).toBeLessThan(0.7)
    await page.getByText('Toutes les étapes en tableau').tap()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const sizes = await page
      .locator('main button, main summary')
      .evaluateAll((all) =>
        all.map((button) =>
          Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height),
        ),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(43.5)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it.each(EYES)('axe finds nothing: %s, %s, %d × %d', async (theme, lang, width, height) => {
    const visitor = await visit(site, { viewport: { width, height }, settings: { theme, lang } })
    const { page } = visitor
    await show(visitor, await bring(visitor, site, SESSION))
    await isDone(visitor)
    await page.locator('summary').click()
    expect(await violations(visitor)).toEqual([])
    await page.locator('ol[class*=moments] button').first().click()
    await page.locator('#step div[class*=covered] button').last().click()
    expect(await violations(visitor)).toEqual([])
    await visitor.context.close()
  })
})

/** In the page: the advisor gets something that no page would send. */
function tripUp(before: unknown): void {
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (question: object) {
    postMessage.call(this, { ...question, before })
  }
}

/** In the page: when the advisor is asked, the game is deleted elsewhere. */
function deleteFirst(): void {
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (question: object) {
    const request = indexedDB.open('negotiator')
    request.onsuccess = () => {
      const tx = request.result.transaction('games', 'readwrite')
      tx.objectStore('games').clear()
      tx.oncomplete = () => {
        request.result.close()
        postMessage.call(this, question)
      }
    }
  }
}
