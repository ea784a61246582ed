import type { Locator, Page } from 'playwright-core'

/** How a player touches the table. */
export interface Hands {
  press(target: Locator): Promise<void>
  /** Called before every decision. */
  look?(): Promise<void>
}

const MOST_DECISIONS = 400

/** Plays to the end by what the table offers: every kind of decision is made by pressing what is visible. */
export async function playToTheEnd(page: Page, hands: Hands): Promise<number> {
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    await hands.look?.()
    if (await page.locator('main[data-over=true]').isVisible()) return decisions
    await decide(page, hands)
  }
  throw new Error('the game does not end')
}

async function decide(page: Page, hands: Hands): Promise<void> {
  const stage = page.locator('main > section[class*=stage]')
  const button = (name: RegExp) => page.getByRole('button', { name })
  const isThere = (target: Locator) => target.first().isVisible()

  const settle = button(/^(Let the roll stand|Garder ce résultat)/)
  if (await isThere(settle)) {
    const convert = button(/^(Turn a 4|Convertir un 4)/)
    if (await isThere(convert)) {
      await hands.press(convert.first())
      return hands.press(button(/^(Give up|Sacrifier)/).first())
    }
    return hands.press(settle.first())
  }
  if (await isThere(stage.locator('h2[class*=question]'))) {
    return hands.press(stage.getByRole('button').first())
  }
  const phase = await page.locator('main').getAttribute('data-phase')
  if (phase === 'spend') return spend(page, hands)
  const card = page.locator('section[class*=hand] [data-card]').first()
  if (await isThere(card)) {
    await hands.press(card)
    const say = button(/^(Say it|Le dire)/)
    const isBarred = (await say.getAttribute('aria-disabled')) === 'true'
    return hands.press(isBarred ? button(/^(Facedown|Face cachée)/).first() : say.first())
  }
  return hands.press(page.locator('footer button').last())
}

async function spend(page: Page, hands: Hands): Promise<void> {
  const offered = page.locator('ul[class*=cards] [data-card]:not([data-dimmed=true])')
  const shop = page.locator('div[class*=shop]')
  const card = shop.locator(offered).last()
  if ((await shop.locator(offered).count()) > 0) {
    await hands.press(card)
    return hands.press(page.getByRole('button', { name: /^(Buy it|Take it|L'acheter|La prendre)/ }).first())
  }
  return hands.press(page.locator('footer button').last())
}

type Situation = 'roll' | 'choice' | 'spend' | 'talk' | 'silence'

/** In the page: what kind of decision is asked for? */
export function situation(): Situation {
  const has = (selector: string) => document.querySelector(selector) !== null
  if (has('section[class*=stage] h2[class*=question]')) return 'choice'
  if (has('section[class*=stage] div[class*=roll] ul[class*=dice]')) return 'roll'
  if (has('main[data-phase=spend]')) return 'spend'
  return has('section[class*=hand] [data-card]') ? 'talk' : 'silence'
}

/** Keys that lead on from there: each that does not fit is not heard. */
export const KEYS: Readonly<Record<Situation, readonly string[]>> = {
  roll: ['Enter'],
  choice: ['1'],
  spend: ['1', 'Enter', 'e'],
  talk: ['1', '1', 'f'],
  silence: ['e'],
}
