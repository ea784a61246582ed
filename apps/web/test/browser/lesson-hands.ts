import type { Action } from '@negotiator/rules'
import type { Locator, Page } from 'playwright-core'

/** Makes a move of a lesson's solution by touching what the table shows, in French. */
export async function touch(page: Page, action: Action): Promise<void> {
  const tap = (target: Locator) => target.first().tap()
  const press = (name: RegExp) => tap(page.getByRole('button', { name }))
  const card = (id: string, within: string) => page.locator(`${within} [data-card=${id}]`)
  if ('play' in action) {
    await tap(card(action.play, 'section[class*=hand]'))
    await press(/^Le dire/)
  } else if ('facedown' in action) {
    await tap(card(action.facedown, 'section[class*=hand]'))
    await press(/^Face cachée/)
  } else if ('convert' in action) {
    // The pair that the table proposes is good enough.
    await press(/^Convertir un 4/)
    await press(/^Sacrifier/)
  } else if ('react' in action) {
    await tap(page.locator('ul[class*=dice] button').nth(action.die))
  } else if ('settle' in action) await press(/^Garder ce résultat/)
  else if ('concede' in action) {
    await tap(page.locator('button[data-face=up]'))
    await press(/^Concéder/)
  } else if ('buy' in action) {
    const open = page.getByRole('button', { name: /^Acheter des cartes/ })
    const shop = page.locator('div[class*=shop]')
    if (!(await shop.isVisible())) await tap(open)
    await tap(card(action.buy, 'div[class*=shop]'))
    await press(/^(L'acheter|La prendre)/)
  } else if ('ability' in action) {
    await tap(page.locator('[data-raises=ability]'))
    await press(/^Tenter le coup/)
  } else if ('choose' in action) {
    await tap(page.locator('ul[class*=places] button').nth(Number(action.choose.replace('place-', ''))))
  } else {
    // Something else in between: two taps at one place, so soon, would be a double one.
    await page.keyboard.press('Shift')
    await tap(page.locator('footer button').last())
  }
}
