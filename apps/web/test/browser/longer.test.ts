import type { Session } from '@negotiator/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beforeElimination, beforeGold } from './before-stops.ts'
import { bring } from './brought-game.ts'
import { crowding, scrolledStage } from './crowding.ts'
import { small } from './fit-for-all.ts'
import { lengthened, openLongerSite } from './longer.ts'
import { type Place, pagePlaces, tablePlaces } from './places.ts'
import { hasBrowser, type Site, type Visitor, visit } from './site.ts'
import { smallTargets } from './targets.ts'

const PHONE = [360, 740] as const
const SHORT_PHONE = [360, 640] as const
const SIDEWAYS = [740, 360] as const
const DESK = [1280, 800] as const

type Screen = readonly [width: number, height: number]

/**
 * What may have to be scrolled on the stage, and where: what is for sale always is a list; a long story shows its
 * newest line; held sideways there is no room for all the ways on from the last page. The table itself never scrolls.
 */
const SCROLLS: readonly (readonly [part: RegExp, screens: readonly Screen[]])[] = [
  [/^_cards_/, [PHONE, SHORT_PHONE, SIDEWAYS, DESK]],
  [/^_moment_/, [PHONE, SHORT_PHONE, SIDEWAYS]],
  [/^_result_/, [SIDEWAYS]],
]

/** In the page: everything drawn anew for this screen, and what is folded away unfolded. */
async function settled(): Promise<void> {
  for (const part of document.querySelectorAll('details')) part.open = true
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Goes from place to place, and at each looks at it on every screen. */
async function lookAround(
  { page }: Visitor,
  places: readonly Place[],
  screens: readonly Screen[],
  look: (screen: Screen, name: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = []
  for (const [name, show] of places) {
    await page.setViewportSize({ width: screens[0]![0], height: screens[0]![1] })
    await show()
    for (const screen of screens) {
      const [width, height] = screen
      await page.setViewportSize({ width, height })
      // A mouse over a card would raise it.
      await page.mouse.move(0, 0)
      await page.evaluate(settled)
      found.push(...(await look(screen, name)).map((each) => `${name}, ${width} × ${height}: ${each}`))
    }
  }
  return found
}

interface Held {
  letGo?: string | undefined
}

/** In the page: what stops the world stops it until it was looked at. */
function holdStops(): void {
  const A_PICTURE = 500
  const wait = window.setTimeout
  const isHeld = () => {
    const stop = document.querySelector<HTMLElement>('[data-stop]')?.dataset.stop
    return stop !== undefined && stop !== (globalThis as Held).letGo
  }
  const held = (call: () => void, ms = 0) => {
    const due = () => (ms >= A_PICTURE && isHeld() ? wait(due, 50) : call())
    return wait(due, ms)
  }
  Object.assign(window, { setTimeout: held })
}

/** In the page: this one may pass. */
function letGo(): void {
  ;(globalThis as Held).letGo = document.querySelector<HTMLElement>('[data-stop]')?.dataset.stop
}

describe('a text a third longer', () => {
  it.each([
    ['Say it', 'Says itii'],
    ['End the call', 'Ende thet callcac'],
    ['Conversation', 'Conversationco co'],
    ['{n} {n|hostage|hostages} (R3)', '{n} {n|hostagehoh|hostageshos} (R3)'],
    ['T{turn}', 'T{turn}'],
    ['10', '10'],
  ])('%s: %s', (text, longer) => {
    expect(lengthened(text)).toBe(longer)
  })
})

describe.skipIf(!hasBrowser)('texts a third longer', () => {
  let site: Site
  beforeAll(async () => {
    site = await openLongerSite()
  })
  afterAll(() => site.close())

  it('break nothing on the table and its sheets', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const screens = [PHONE, SHORT_PHONE, SIDEWAYS, DESK]
    const found = await lookAround(visitor, tablePlaces(visitor, site), screens, async (screen) => {
      const scrolled = (await page.evaluate(scrolledStage)).filter(
        (each) => !SCROLLS.some(([part, where]) => part.test(each) && where.includes(screen)),
      )
      return [...(await page.evaluate(crowding)), ...scrolled, ...(await page.evaluate(smallTargets))]
    })
    expect(found).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('break no page beside the table', async () => {
    const visitor = await visit(site)
    const { page } = visitor
    const found = await lookAround(visitor, pagePlaces(visitor, site), [PHONE, DESK], async () => [
      ...(await page.evaluate(crowding)),
      ...(await page.evaluate(small)),
    ])
    expect(found).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  it('break nothing where the world stops', async () => {
    const visitor = await visit(site, { settings: { speed: 'normal' } })
    const { page } = visitor
    await page.addInitScript(holdStops)
    const [beforeShot, card] = beforeElimination()
    const stop = (kind: string) => page.locator(`[data-stop=${kind}]`).waitFor()
    const lay = async (session: Session) => {
      const id = await bring(visitor, site, session)
      await page.goto(`${site.origin}/#/play/${id}`)
      await page.locator('main[data-over=false]').waitFor()
    }
    const places: readonly Place[] = [
      [
        'the gold card',
        async () => {
          await lay(beforeGold())
          await page.keyboard.press('e')
          await stop('pivotal')
        },
      ],
      [
        'he goes down',
        async () => {
          await lay(beforeShot)
          await page.locator(`[data-area=hand] [data-card=${card}]`).click()
          await page.locator('[data-does=play]').click()
          await stop('eliminated')
        },
      ],
      [
        'another voice',
        async () => {
          await page.evaluate(letGo)
          await stop('second-in-command')
        },
      ],
    ]
    const screens = [PHONE, SHORT_PHONE, SIDEWAYS, DESK]
    expect(await lookAround(visitor, places, screens, () => page.evaluate(crowding))).toEqual([])
    await visitor.context.close()
  })
})
