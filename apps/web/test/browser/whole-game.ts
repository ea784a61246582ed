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
  const decisions = await playOn(page, hands, MOST_DECISIONS)
  if (decisions === MOST_DECISIONS) throw new Error('the game does not end')
  return decisions
}

/** The same for some decisions only; how many there were before the end, if it came. */
export async function playOn(page: Page, hands: Hands, most: number): Promise<number> {
  for (let decisions = 0; decisions < most; decisions++) {
    await hands.look?.()
    const asked = await page.evaluate(situation)
    if (asked === 'over') return decisions
    await decide(page, hands, asked)
  }
  return most
}

async function decide(page: Page, hands: Hands, asked: Situation): Promise<void> {
  const button = (name: RegExp) => page.getByRole('button', { name }).first()
  switch (asked) {
    case 'roll': {
      const convert = button(/^(Turn a 4|Convertir un 4)/)
      if (!(await convert.isVisible())) return hands.press(button(/^(Let the roll stand|Garder ce résultat)/))
      await hands.press(convert)
      return hands.press(button(/^(Give up|Sacrifier)/))
    }
    case 'choice':
      return hands.press(page.locator('main > section[class*=stage]').getByRole('button').first())
    case 'spend':
      return spend(page, hands)
    case 'talk': {
      await hands.press(page.locator('section[class*=hand] [data-card]').first())
      const say = button(/^(Say it|Le dire)/)
      const isBarred = (await say.getAttribute('aria-disabled')) === 'true'
      return hands.press(isBarred ? button(/^(Facedown|Face cachée)/) : say)
    }
    default:
      return hands.press(page.locator('footer button').last())
  }
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
