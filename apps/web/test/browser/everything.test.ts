import { DecisionStream, legalActions } from '@negotiator/rules'
import { newSession, perform, type Session, stateOf, toSave, versionOf } from '@negotiator/session'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { AnalysisRecord } from '../../src/store/database.ts'
import { playedGame } from '../played-game.ts'
import { bring, stored } from './brought-game.ts'
import { downloaded } from './downloaded.ts'
import { onSite, type Visitor, visit } from './site.ts'

/** A game with real dice in which an action has turned up a card and waits for them. */
function seenCard(): { session: Session; begun: object } {
  const chance = new DecisionStream('seen')
  let session = newSession({
    abductor: 'arkayne',
    pack: 'base',
    seed: 'seen',
    practice: false,
    ownDice: true,
  })
  for (;;) {
    const actions = legalActions(session.game, stateOf(session))
    const action = actions[chance.below(actions.length)]!
    let [dice, done] = [[] as number[], perform(session, action)]
    while (!done.ok && 'diceNeeded' in done) {
      if (done.revealed) return { session, begun: { version: versionOf(session), action, dice } }
      dice = [...dice, ...Array.from({ length: done.diceNeeded }, () => 1 + chance.below(6))]
      done = perform(session, action, { dice })
    }
    if (!done.ok) throw new Error('a legal action was refused')
    session = done.session
  }
}

onSite('everything in a file', (site) => {
  const pick = (page: Page, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer })
  const written = async ({ page }: Visitor): Promise<Buffer> => {
    await page.goto(`${site.origin}/#/`)
    return downloaded(page, page.getByRole('button', { name: 'Export everything' }))
  }
  /** To somebody who has nothing yet. */
  const brought = async (file: object | Buffer, settings = {}): Promise<Visitor> => {
    const visitor = await visit(site, { settings })
    await visitor.page.goto(site.origin)
    await pick(visitor.page, Buffer.isBuffer(file) ? file : Buffer.from(JSON.stringify(file)))
    await visitor.page.getByText(/added, \d+ already here/).waitFor()
    return visitor
  }

  it('leaves a card that was seen seen: the step goes on with the dice it waits for', async () => {
    const { session, begun } = seenCard()
    const games = [{ id: 'game000001', save: toSave(session), begun }]
    const first = await brought({ negotiator: 'everything', format: 1, games })
    const file = await written(first)
    await first.context.close()
    const { page, context, complaints } = await brought(file)
    expect(await stored(page, 'games')).toMatchObject([{ begun }])
    await page.getByRole('button', { name: /^Go on/ }).click()
    await page.getByRole('heading', { name: /^Roll .+ on your table:/ }).waitFor()
    await page.keyboard.press('u')
    await page.getByText('A card was revealed or dice were rolled: this step stays.').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it.each([
    ['of another position', { version: '0' }],
    ['that is none', { action: 'anything' }],
    ['with a die of seven', { dice: [7] }],
  ])('begins no step %s', async (_what, change) => {
    const { session, begun } = seenCard()
    const games = [{ id: 'game000001', save: toSave(session), begun: { ...begun, ...change } }]
    const { page, context } = await brought({ negotiator: 'everything', format: 1, games })
    expect(await stored(page, 'games')).toMatchObject([{ begun: null }])
    await context.close()
  })

  it.each([
    ['no settings', {}, 'day', 'large'],
    ['one of them', { settings: { theme: 'contrast' } }, 'contrast', 'large'],
    ['damaged ones', { settings: 'none' }, 'day', 'large'],
  ])('with %s changes no others', async (_what, part, theme, text) => {
    const file = { negotiator: 'everything', format: 1, games: [], ...part }
    const { page, context } = await brought(file, { theme: 'day', textSize: 'large' })
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
    expect(await page.locator('html').getAttribute('data-text')).toBe(text)
    await context.close()
  })

  it('holds what an analysis has found: it need not be worked out again', async () => {
    const session = playedGame('arkayne', 'base', 's3')
    const first = await visit(site)
    const id = await bring(first, site, session)
    await first.page.goto(`${site.origin}/#/analysis/${id}`)
    await first.page.locator('main[data-phase=done]').waitFor()
    await expect.poll(async () => (await stored(first.page, 'practice')).length).toBeGreaterThan(0)
    const [analyses, practice] = [await stored(first.page, 'analyses'), await stored(first.page, 'practice')]
    const file = await written(first)
    await first.context.close()
    const visitor = await brought(file)
    const { page, context } = visitor
    expect(await stored(page, 'analyses')).toEqual(analyses)
    expect(await stored(page, 'practice')).toEqual(practice)
    // No advisor is asked.
    await context.route('**/*.gz', (route) => route.abort())
    await page.goto(`${site.origin}/#/analysis/${id}`)
    await page.locator('main[data-phase=done]').waitFor()
    expect(visitor.complaints).toEqual([])
    await context.close()
    await damagedAnalyses(JSON.parse(file.toString()))
  })

  /** Of another game, of no game, by nobody: none of it is taken. */
  async function damagedAnalyses(data: { analyses: AnalysisRecord[] }): Promise<void> {
    const [good] = data.analyses
    const { steps } = good!.analysis
    const bad = [
      null,
      7,
      { ...good, game: 'nothere' },
      { ...good, weights: 7 },
      { ...good, knowledge: 'all' },
      { ...good, analysis: { ...good!.analysis, rules: '0' } },
      { ...good, analysis: { ...good!.analysis, steps: [{ ...steps[0], made: '__proto__' }] } },
    ]
    const { page, context, complaints } = await brought({ ...data, analyses: bad })
    expect(await stored(page, 'analyses')).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  }

  it('holds the runs of the lab, as far as they have come', async () => {
    const first = await visit(site)
    await first.page.goto(`${site.origin}/#/lab`)
    await first.page.getByLabel('Games, by each player').fill('20')
    await first.page.locator('summary').click()
    await first.page.getByLabel(/^The advisor$/).uncheck()
    await first.page.getByRole('button', { name: 'Start' }).click()
    await first.page.locator('main[data-phase=done]').waitFor()
    const address = first.page.url()
    const json = ({ page }: Visitor) => downloaded(page, page.getByRole('button', { name: 'JSON' }))
    const answer = await json(first)
    const file = await written(first)
    await first.context.close()
    const visitor = await brought(file)
    await visitor.page.goto(`${site.origin}/#/lab`)
    await visitor.page.locator('li', { hasText: 'answered' }).waitFor()
    await visitor.page.goto(address)
    await visitor.page.locator('main[data-phase=done]').waitFor()
    expect(await json(visitor)).toEqual(answer)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
    await damagedRuns(JSON.parse(file.toString()))
    await noRoomForRuns(file)
  })

  it('says when it is more than can be brought in again; none of the games is left out', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    await page.goto(site.origin)
    await page.evaluate(tooManyGames)
    expect(JSON.parse((await written(visitor)).toString()).games).toHaveLength(20_001)
    await page.getByText('at most 20000 games and 100 MB').waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('without a database: what there is, and what the browser would not give or delete is said', async () => {
    const visitor = await visit(site, { settings: { theme: 'contrast' } })
    const { page } = visitor
    await page.addInitScript(newerDatabases)
    const file = JSON.parse((await written(visitor)).toString())
    expect(file).toMatchObject({ settings: { theme: 'contrast' }, games: [], runs: [] })
    await page.getByText('The browser does not let me read all of it').waitFor()
    await page.getByRole('button', { name: 'Delete all my data' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all my data' }).click()
    await page.getByText('The browser does not let me delete all of it.').waitFor()
    // All else is gone.
    expect(await page.locator('html').getAttribute('data-theme')).not.toBe('contrast')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  async function damagedRuns(data: { runs: { checkpoint: Record<string, unknown> }[] }): Promise<void> {
    const [good] = data.runs
    const { job, progress } = good!.checkpoint as { job: object; progress: { tasks: number } }
    const bad = [
      null,
      {},
      { ...good, checkpoint: { ...good!.checkpoint, job: { ...job, rules: '0' } } },
      { ...good, checkpoint: { ...good!.checkpoint, progress: { ...progress, tasks: progress.tasks - 1 } } },
    ]
    const { page, context, complaints } = await brought({ ...data, runs: bad })
    await page.goto(`${site.origin}/#/lab`)
    await page.getByRole('button', { name: 'Start' }).waitFor()
    expect(await page.locator('li', { hasText: /answered|of \d+/ }).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  }

  async function noRoomForRuns(file: Buffer): Promise<void> {
    const { page, context } = await visit(site)
    await page.goto(`${site.origin}/#/lab`)
    await page.getByRole('button', { name: 'Start' }).waitFor()
    await page.evaluate(twentyRuns)
    await page.goto(`${site.origin}/#/`)
    await pick(page, file)
    await page.getByText('Of the runs of the lab 1 was left out').waitFor()
    await page.goto(`${site.origin}/#/lab`)
    await page.locator('li', { hasText: 'run number 19' }).waitFor()
    await page.locator('li', { hasText: 'run number 0' }).waitFor()
    await context.close()
  }
})

/** In the page: one game more than a file is read for. */
function tooManyGames(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('negotiator')
    request.onsuccess = () => {
      const tx = request.result.transaction('games', 'readwrite')
      for (let i = 0; i <= 20_000; i++) tx.objectStore('games').put({ id: `game${i}` })
      tx.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })
}

/** In the page, before all else: the databases are of a newer version, so that none can be opened. */
function newerDatabases(): void {
  for (const name of ['negotiator', 'negotiator-own', 'negotiator-lab']) indexedDB.open(name, 99)
}

/** In the page: the lab keeps as many runs as it ever does. */
function twentyRuns(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('negotiator-lab')
    request.onsuccess = () => {
      const tx = request.result.transaction('runs', 'readwrite')
      for (let i = 0; i < 20; i++) {
        const name = `run number ${i}`
        const counts = { games: 1, totalGames: 1, isOver: true, isStopped: false }
        tx.objectStore('runs').put({ key: name, names: { en: name, fr: name }, changedAt: 1 + i, ...counts })
      }
      tx.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })
}
