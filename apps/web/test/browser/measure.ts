/** In the page: does the table scroll, and which visible buttons are smaller than a thumb? */
export function measure(): { scrolls: boolean; small: string[] } {
  const root = document.documentElement
  const scrolls = root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1
  const small = [...document.querySelectorAll('main button')].flatMap((button) => {
    const { width, height } = button.getBoundingClientRect()
    // Only to be read for the moment.
    if (getComputedStyle(button).pointerEvents === 'none') return []
    if (width === 0 || (width >= 43.5 && height >= 43.5)) return []
    return [
      `${button.getAttribute('aria-label') ?? button.textContent} ${width.toFixed(0)}×${height.toFixed(0)}`,
    ]
  })
  return { scrolls, small }
}
