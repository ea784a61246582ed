import type { Page } from 'playwright-core'

/** A place on the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** How a player touches the table. */
export interface Hands {
  press(spot: Spot): Promise<void>
  /** Called before every press, when the pictures of the step before have ended. */
  look?(): Promise<void>
}

const MOST_PRESSES = 800

/** Plays to the end by what the table offers: every kind of decision is made by pressing what is visible. */
export async function playToTheEnd(page: Page, hands: Hands): Promise<number> {
  const presses = await playOn(page, hands, MOST_PRESSES)
  if (presses === MOST_PRESSES) throw new Error('the game does not end')
  return presses
}

/** The same for some presses only; how many there were before the end, if it came. */
export async function playOn(page: Page, hands: Hands, most: number): Promise<number> {
  for (let presses = 0; presses < most; presses++) {
    const spot = await page.evaluate(nextSpot)
    await hands.look?.()
    if (spot === null) return presses
    await hands.press(spot)
  }
  return most
}

/** The same by keys alone. */
export async function playByKeys(page: Page, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    const asked = await page.evaluate(situation)
    if (asked === 'over') return
    for (const key of KEYS[asked]) await page.keyboard.press(key)
  }
}

type Situation = 'over' | 'roll' | 'choice' | 'spend' | 'talk' | 'silence'

/** In the page: what kind of decision is asked for? */
export function situation(): Situation {
  const has = (selector: string) => document.querySelector(selector) !== null
  if (has('main[data-over=true]')) return 'over'
  if (has('section[class*=stage] h2[class*=question]')) return 'choice'
  if (has('section[class*=stage] div[class*=roll] ul[class*=dice]')) return 'roll'
  if (has('main[data-phase=spend]')) return 'spend'
  return has('section[class*=hand] [data-card]') ? 'talk' : 'silence'
}

/** Keys that lead on from there: each that does not fit is not heard. */
export const KEYS: Readonly<Record<Situation, readonly string[]>> = {
  over: [],
  roll: ['Enter'],
  choice: ['1'],
  spend: ['1', 'Enter', 'e'],
  talk: ['1', '1', 'f'],
  silence: ['e'],
}

/**
 * In the page: where to press next, once the step before was told; null when the game is over. All of it in one go:
 * asking the page from outside for one thing after the other takes longer than the game. What is seen must be what is
 * hit, and lie still.
 */
async function nextSpot(): Promise<Spot | null> {
  const MOST_FRAMES = 3000
  // What the press before has changed is there after the next picture.
  await nextFrame()
  for (let frame = 0; frame < MOST_FRAMES; frame++) {
    await nextFrame()
    if (document.querySelector('main[data-event]') !== null) continue
    if (document.querySelector('main[data-over=true]') !== null) return null
    const target = targetNow()
    if (target === undefined) continue
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const spot = middleOf(target)
    await nextFrame()
    const { x, y } = middleOf(target)
    if (x === spot.x && y === spot.y && target.contains(document.elementFromPoint(x, y))) return spot
  }
  throw new Error(`nothing can be pressed: ${targetNow()?.outerHTML.slice(0, 200) ?? 'nothing is offered'}`)

  function nextFrame(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(resolve))
  }

  function middleOf(target: Element): Spot {
    const { left, top, width, height } = target.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }

  function all(selector: string): Element[] {
    return [...document.querySelectorAll(selector)].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    )
  }

  function button(name: RegExp): Element | undefined {
    return all('button').find((each) => name.test(each.getAttribute('aria-label') ?? each.textContent ?? ''))
  }

  function isBarred(target: Element | undefined): boolean {
    return target === undefined || target.getAttribute('aria-disabled') === 'true'
  }

  function targetNow(): Element | undefined {
    const has = (selector: string) => document.querySelector(selector) !== null
    const sayNothingMore = () => all('footer button').at(-1)
    if (has('section[class*=stage] h2[class*=question]')) return all('main > section[class*=stage] button')[0]
    if (has('section[class*=stage] div[class*=roll] ul[class*=dice]')) {
      return (
        button(/^(Give up|Sacrifier)/) ??
        button(/^(Turn a 4|Convertir un 4)/) ??
        button(/^(Let the roll stand|Garder ce résultat)/)
      )
    }
    if (has('main[data-phase=spend]')) {
      const offered = all('div[class*=shop] ul[class*=cards] [data-card]:not([data-dimmed=true])')
      const buy = button(/^(Buy it|Take it|L'acheter|La prendre)/)
      return isBarred(buy) ? (offered.at(-1) ?? sayNothingMore()) : buy
    }
    const say = button(/^(Say it|Le dire)/)
    if (say === undefined) return all('section[class*=hand] [data-card]')[0] ?? sayNothingMore()
    return isBarred(say) ? button(/^(Facedown|Face cachée)/) : say
  }
}
