// Draws docs/terminal.svg, the picture in the README: plays a few lines in a real terminal (by `script`, of
// util-linux) and turns the last screen with its colours into SVG. Run it after `npm run build`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const COLUMNS = 92
const ROWS = 48
const KEYS = ['1', 'f3']
const LINE = 18
const CHARACTER = 8.43
const COLOURS = { 31: '#ff6b6b', 32: '#7bd88f', 33: '#ffd166', 36: '#6fd3e0' }
const TEXT = '#d8dee9'

const root = fileURLToPath(new URL('..', import.meta.url))
const lines = lastScreen(play())
writeFileSync(join(root, 'docs/terminal.svg'), svg(lines))
console.log(`docs/terminal.svg: ${lines.length} lines`)

function play() {
  const game = 'node apps/cli/bin/negotiator.js play --new --lang en --abductor arkayne --seed monday'
  const { stdout, error } = spawnSync(
    'script',
    ['-qec', `stty cols ${COLUMNS} rows ${ROWS}; ${game}`, '/dev/null'],
    {
      cwd: root,
      input: `${KEYS.join('\n')}\n`,
      encoding: 'utf8',
      timeout: 30_000,
      env: {
        ...process.env,
        TERM: 'xterm-256color',
        LANG: 'en_GB.UTF-8',
        NEGOTIATOR_HOME: mkdtempSync(join(tmpdir(), 'negotiator-')),
      },
    },
  )
  if (error) throw error
  // A visible stand-in for the escape character keeps the patterns below readable.
  return stdout.replaceAll('\u001b', '␛')
}

/** What stands on the screen before the terminal is left: the last drawing that asks for a move. */
function lastScreen(output) {
  const screens = output.split(/␛\[2J|␛\[3J|␛c/).filter((screen) => screen.includes('monday'))
  const screen = (screens.at(-1) ?? '')
    .replace(/␛\[[\d;?]*[A-Za-ln-z]|\r/g, '')
    .split('\n')
    .slice(0, ROWS)
    .map((line) => line.trimEnd())
    .filter((line, index) => index > 0 || line !== '')
  // What follows the prompt is the farewell.
  return screen.slice(0, screen.findIndex((line) => line.replace(/␛\[[\d;]*m/g, '') === '>') + 1)
}

function svg(screen) {
  const width = Math.round(COLUMNS * CHARACTER + 40)
  const height = screen.length * LINE + 40
  const rows = screen.map((line, row) => `<text x="20" y="${34 + row * LINE}">${spans(line)}</text>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A game in the terminal">`,
    `<rect width="${width}" height="${height}" rx="10" fill="#10151d"/>`,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="${TEXT}" xml:space="preserve">`,
    ...rows,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

/** Text with colour codes as tspans; bold and dim are weight and opacity. */
function spans(line) {
  let style = { fill: TEXT, bold: false, dim: false }
  return line
    .split(/(␛\[[\d;]*m)/)
    .map((part) => {
      const code = /^␛\[([\d;]*)m$/.exec(part)
      if (!code) return part === '' ? '' : tspan(part, style)
      for (const n of (code[1] || '0').split(';').map(Number)) style = after(style, n)
      return ''
    })
    .join('')
}

function after(style, code) {
  if (code === 0) return { fill: TEXT, bold: false, dim: false }
  if (code === 1) return { ...style, bold: true }
  if (code === 2) return { ...style, dim: true }
  if (code === 22) return { ...style, bold: false, dim: false }
  return { ...style, fill: COLOURS[code] ?? TEXT }
}

function tspan(text, { fill, bold, dim }) {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const attributes = [
    fill === TEXT ? '' : ` fill="${fill}"`,
    bold ? ' font-weight="bold"' : '',
    dim ? ' opacity="0.65"' : '',
  ].join('')
  return attributes === '' ? escaped : `<tspan${attributes}>${escaped}</tspan>`
}
