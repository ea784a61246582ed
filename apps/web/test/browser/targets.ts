/**
 * In the page: what can be pressed and is smaller than a thumb. Measured by what a finger meets: from the middle outwards,
 * as far as the same thing answers. So the reach around a small link counts, and where two reach over each other only
 * one of them has it.
 */
export function smallTargets(): string[] {
  // 44, less what whole steps lose on either side.
  const LEAST = 42
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main')!
  return [...scope.querySelectorAll<HTMLElement>('a, button, select, summary')].flatMap((target) => {
    if (
      !target.checkVisibility({
        visibilityProperty: true,
        contentVisibilityAuto: true,
        opacityProperty: true,
      })
    )
      return []
    if (isScrolledAway(target)) return []
    const middle = middleOf(target)
    if (middle === null) return []
    const [x, y] = middle
    const width = reach(target, x, y, 1, 0) + reach(target, x, y, -1, 0)
    const height = reach(target, x, y, 0, 1) + reach(target, x, y, 0, -1)
    if (width >= LEAST && height >= LEAST) return []
    const name = target.getAttribute('aria-label') ?? target.textContent
    return [`${name} ${width}×${height}`]
  })

  /** Some of it lies outside of an area that scrolls: it is pressed when it was scrolled to. */
  function isScrolledAway(target: HTMLElement): boolean {
    const { left, right, top, bottom } = target.getBoundingClientRect()
    for (let each = target.parentElement; each !== null; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      if (!/auto|scroll/.test(overflowX + overflowY)) continue
      const seen = each.getBoundingClientRect()
      if (left < seen.left - 1 || right > seen.right + 1 || top < seen.top - 1 || bottom > seen.bottom + 1)
        return true
    }
    return false
  }

  /** Where it is met at all; null if all of it lies under or beside what is seen. */
  function middleOf(target: HTMLElement): readonly [number, number] | null {
    const { left, top, width, height } = target.getBoundingClientRect()
    if (width === 0) return null
    const [x, y] = [left + width / 2, top + height / 2]
    if (isMet(target, x, y)) return [x, y]
    return null
  }

  function isMet(target: HTMLElement, x: number, y: number): boolean {
    return target.contains(document.elementFromPoint(x, y))
  }

  function reach(target: HTMLElement, x: number, y: number, dx: number, dy: number): number {
    let far = 0
    while (far < LEAST && isMet(target, x + dx * (far + 1), y + dy * (far + 1))) far++
    return far
  }
}
