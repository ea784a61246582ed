import { expect } from 'vitest'
import type { Visitor } from './site.ts'
import { violations } from './violations.ts'

/** In the page: what sticks out to the right of the screen. */
function wide(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))
}

/** In the page: buttons and links like buttons that are smaller than a thumb. */
export function small(): string[] {
  return [...document.querySelectorAll('main button, main select, main summary')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isPressed = getComputedStyle(element).pointerEvents !== 'none'
    return !isPressed || width === 0 || (width >= 43.5 && height >= 43.5)
      ? []
      : [element.outerHTML.slice(0, 120)]
  })
}

/** Nothing for axe to find, nothing beside the screen, nothing too small to hit. */
export async function expectFitForAll(visitor: Visitor): Promise<void> {
  expect(await violations(visitor)).toEqual([])
  expect(await visitor.page.evaluate(wide)).toEqual([])
  expect(await visitor.page.evaluate(small)).toEqual([])
}
