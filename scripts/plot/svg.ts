/** Small plots for the docs: lines and points over two axes, readable on light and dark pages. */

export interface Series {
  readonly name: string
  readonly colour: string
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Half the height of an error bar, by point. */
  readonly errors?: readonly number[]
  readonly isDotted?: boolean
}

export interface Plot {
  readonly title: string
  readonly xLabel: string
  readonly yLabel: string
  readonly xMost: number
  readonly yMost: number
  readonly xTicks: readonly number[]
  readonly yTicks: readonly number[]
  readonly series: readonly Series[]
}

export const COLOURS = ['#2a7f78', '#c0392b', '#8e6c1a', '#6b4fa0', '#2c6fbb', '#b5527d', '#555555']

const WIDTH = 720
const HEIGHT = 420
const LEFT = 60
const RIGHT = 150
const TOP = 40
const BOTTOM = 50

export function plotSvg(plot: Plot): string {
  const x = (value: number) => LEFT + (value / plot.xMost) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => HEIGHT - BOTTOM - (value / plot.yMost) * (HEIGHT - TOP - BOTTOM)
  const ticks = [
    ...plot.xTicks.map((at) => text(x(at), HEIGHT - BOTTOM + 18, shown(at), 'middle')),
    ...plot.yTicks.map(
      (at) =>
        `<path d="M${LEFT} ${y(at)}H${WIDTH - RIGHT}" stroke="#ccc"/>${text(LEFT - 8, y(at) + 4, shown(at), 'end')}`,
    ),
  ]
  const series = plot.series.map((one, i) => seriesSvg(one, i, x, y))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img" aria-label="${plot.title}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${text(LEFT, 22, plot.title, 'start', 'font-size="15" font-weight="bold"')}
${text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, plot.xLabel, 'middle')}
${text(LEFT - 8, TOP - 6, plot.yLabel, 'middle')}
${[...ticks, ...series].join('\n')}
</svg>
`
}

function seriesSvg(
  { name, colour, points, errors, isDotted }: Series,
  index: number,
  x: (value: number) => number,
  y: (value: number) => number,
): string {
  const path = points
    .map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${x(px).toFixed(1)} ${y(py).toFixed(1)}`)
    .join('')
  const bars = (errors ?? []).map((error, i) => {
    const [px, py] = points[i]!
    return `<path d="M${x(px).toFixed(1)} ${y(py - error).toFixed(1)}V${y(py + error).toFixed(1)}" stroke="${colour}"/>`
  })
  const dash = isDotted ? ' stroke-dasharray="4 4"' : ''
  const legend = TOP + 16 * index
  return [
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`,
    ...bars,
    `<path d="M${WIDTH - RIGHT + 12} ${legend}h18" stroke="${colour}" stroke-width="2"${dash}/>`,
    text(WIDTH - RIGHT + 36, legend + 4, name, 'start'),
  ].join('\n')
}

const text = (x: number, y: number, words: string, anchor: string, more = ''): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#222" ${more}>${words}</text>`

const shown = (value: number): string =>
  value >= 1_000_000 ? `${value / 1_000_000}M` : value >= 1000 ? `${value / 1000}k` : `${value}`
