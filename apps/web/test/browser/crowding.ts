/**
 * In the page: whatever cannot be read or pressed because it has too little room. A text that is cut off, that leaves
 * its bubble, button or panel, or that lies on another text or on something to press; things to press that lie on each
 * other, or of which a part is not on the screen. What can be scrolled to counts as far as it is seen.
 */
export function crowding(): string[] {
  interface Box {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }

  /** What lies over the table lies over it on purpose. */
  const OVER = 'dialog[open], [data-stop]'
  /**
   * Those lie on others on purpose: what must be read now, what a game is marked with (on the face), and under a page
   * that is scrolled the way through a replay.
   */
  const ON_OTHERS = '[data-notice], [class*=told], [class*=marks], [class*=timeline]'
  /**
   * Cards, and where it is narrow demands and what was bought, lie in rows that are moved; sheets scroll, and held
   * sideways the last page.
   */
  const SCROLLED = '[data-card], [class*=demands], [class*=basket], [data-won], dialog'
  const CONTROLS = 'a, button, select, summary, input:not([type=file]), textarea'
  /** Half of a capital letter, as a share of the letters' size. */
  const HALF_A_LETTER = 0.33
  /** Pictures and letters end between two points of the screen. */
  const A_POINT = 1.5

  const scope = document.querySelector(OVER) ?? document.querySelector('main')!
  const isTable = document.querySelector('main[data-kept]') !== null
  const styles = new Map<Element, CSSStyleDeclaration>()
  const faults = new Set<string>()

  const texts = textsIn(scope)
  const controls = [...scope.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
    if (!isSeen(control) || styleOf(control).display === 'inline' || control.closest(ON_OTHERS)) return []
    const whole = control.getBoundingClientRect()
    const { seen } = clipped(control, whole)
    if (seen === null) return []
    if (isTable && control.closest(SCROLLED) === null && isPart(seen, whole))
      faults.add(`${nameOf(control)}: not wholly on the screen`)
    return [{ control, box: seen }]
  })

  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      if (one.element === other.element || !meet(one.box, other.box)) continue
      faults.add(`“${one.text}” on “${other.text}”`)
    }
    for (const { control, box } of controls) {
      if (control.contains(one.element) || one.element.contains(control) || !meet(one.box, box)) continue
      faults.add(`“${one.text}” on ${nameOf(control)}`)
    }
  }
  for (const [i, one] of controls.entries()) {
    for (const other of controls.slice(i + 1)) {
      if (!meet(one.box, other.box) || one.control.contains(other.control)) continue
      faults.add(`${nameOf(one.control)} on ${nameOf(other.control)}`)
    }
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth)
    for (const each of scope.querySelectorAll('*'))
      if (each.getBoundingClientRect().right > innerWidth + 1)
        faults.add(`${nameOf(each)}: beside the screen`)
  if (isTable && scrollHeight > innerHeight + 1) faults.add(`the table is ${scrollHeight} high`)
  return [...faults]

  /** Line by line, as far as they are seen. */
  function textsIn(root: Element) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: { readonly element: Element; readonly text: string; readonly box: Box }[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!
      const text = node.textContent!.trim()
      if (text === '' || element.closest('option, select, textarea, title, style') !== null) continue
      if (!isSeen(element) || element.closest(ON_OTHERS) !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const size = Number.parseFloat(styleOf(element).fontSize)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1) continue
        const middle = (top + bottom) / 2
        const line = {
          left,
          right,
          top: middle - size * HALF_A_LETTER,
          bottom: middle + size * HALF_A_LETTER,
        }
        const { seen, cut } = clipped(element, line)
        if (cut !== null) faults.add(`“${text}” is cut off by ${cut}`)
        if (seen === null) continue
        const outside = leaves(element, seen)
        if (outside !== null) faults.add(`“${text}” leaves ${outside}`)
        found.push({ element, text, box: seen })
      }
    }
    return found
  }

  /** What is left of it where it can be scrolled, and what hides some of it for good. */
  function clipped(element: Element, whole: Box): { readonly seen: Box | null; readonly cut: string | null } {
    let seen = whole
    for (
      let each: Element | null = element;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      const { overflowX, overflowY, display, position } = styleOf(each)
      if (display !== 'inline' && display !== 'contents' && `${overflowX}${overflowY}` !== 'visiblevisible') {
        const inner = innerBox(each)
        const hides = /hidden|clip/
        const isCut =
          (hides.test(overflowX) &&
            (seen.left < inner.left - A_POINT || seen.right > inner.right + A_POINT)) ||
          (hides.test(overflowY) && (seen.top < inner.top - A_POINT || seen.bottom > inner.bottom + A_POINT))
        if (isCut) return { seen: null, cut: nameOf(each) }
        seen = common(seen, inner)
        if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) return { seen: null, cut: null }
      }
      if (position === 'fixed') break
    }
    const { clientWidth } = document.documentElement
    const screen = {
      left: 0,
      right: clientWidth,
      top: isTable ? 0 : -Infinity,
      bottom: isTable ? innerHeight : Infinity,
    }
    return { seen, cut: isPart(common(seen, screen), seen) ? 'the screen' : null }
  }

  /** The nearest box around it that can be seen, if some of it is outside. */
  function leaves(element: Element, box: Box): string | null {
    for (
      let each: Element | null = element;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth, display } = styleOf(each)
      const isDrawn =
        (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') ||
        backgroundImage !== 'none' ||
        (borderTopWidth !== '0px' && borderLeftWidth !== '0px')
      if (!isDrawn || display === 'inline' || display === 'contents') continue
      return isPart(common(box, each.getBoundingClientRect()), box) ? nameOf(each) : null
    }
    return null
  }

  function innerBox(element: Element): Box {
    const { left, top } = element.getBoundingClientRect()
    const [x, y] = [left + element.clientLeft, top + element.clientTop]
    return { left: x, right: x + element.clientWidth, top: y, bottom: y + element.clientHeight }
  }

  function common(a: Box, b: Box): Box {
    return {
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    }
  }

  function isPart(part: Box, whole: Box): boolean {
    const { left, right, top, bottom } = whole
    return (
      part.left > left + A_POINT ||
      part.right < right - A_POINT ||
      part.top > top + A_POINT ||
      part.bottom < bottom - A_POINT
    )
  }

  function meet(a: Box, b: Box): boolean {
    const { left, right, top, bottom } = common(a, b)
    return right - left > A_POINT && bottom - top > A_POINT
  }

  /** Not what is only for those who listen. */
  function isSeen(element: Element): boolean {
    if (
      !element.checkVisibility({
        visibilityProperty: true,
        contentVisibilityAuto: true,
        opacityProperty: true,
      })
    )
      return false
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (styleOf(each).clipPath !== 'none') return false
    return true
  }

  function styleOf(element: Element): CSSStyleDeclaration {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class')} (${name})`
  }
}

/** In the page: areas of the stage that have to be scrolled to be read to their end. */
export function scrolledStage(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-area=stage] *, main > section[class*=panel]')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(
      (each) =>
        `${each.className} (${each.textContent?.slice(0, 40)}): ${each.scrollHeight} > ${each.clientHeight}`,
    )
}
