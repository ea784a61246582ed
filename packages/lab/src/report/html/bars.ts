/** Small pictures beside the numbers of a row. The numbers say the same, so that they are hidden from readers. */

const WIDTH = 110
const HEIGHT = 14
const MIDDLE = HEIGHT / 2

const picture = (inside: string): string =>
  `<svg class="bar" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" focusable="false">${inside}</svg>`

/** Two decimals are finer than any screen, and the same on every machine. */
const at = (share: number): string => (Math.max(0, Math.min(1, share)) * WIDTH).toFixed(2)

/** A bar from the left, and the interval of its end if there is one. */
export function shareBar(share: number, low = share, high = share): string {
  const bar = `<rect class="fill" x="0" y="3" width="${at(share)}" height="8"/>`
  return picture(
    `<rect class="ground" x="0" y="3" width="${WIDTH}" height="8"/>${bar}${low === high ? '' : whisker(low, high)}`,
  )
}

/** What was won from the left, what was lost behind it; `most` is the longest of all rows. */
export function stackedBar(won: number, lost: number, most: number): string {
  const [a, b] = [won / most, lost / most]
  return picture(
    `<rect class="fill" x="0" y="2" width="${at(a)}" height="10"/><rect class="lost" x="${at(a)}" y="2" width="${at(b)}" height="10"/>`,
  )
}

/** A difference around nothing, which is in the middle; `most` is the farthest that any row reaches. */
export function differenceBar(difference: number, low: number, high: number, most: number): string {
  const place = (n: number) => 0.5 + n / (2 * most)
  const isSure = low > 0 || high < 0
  const dot = `<circle class="${isSure ? 'sure' : 'unsure'}" cx="${at(place(difference))}" cy="${MIDDLE}" r="4"/>`
  const zero = `<line class="zero" x1="${WIDTH / 2}" x2="${WIDTH / 2}" y1="0" y2="${HEIGHT}"/>`
  return picture(`${zero}${whisker(place(low), place(high))}${dot}`)
}

const whisker = (low: number, high: number): string =>
  `<line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="${MIDDLE}" y2="${MIDDLE}"/>`
