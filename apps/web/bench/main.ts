// `npm run bench:web`: is the table fast enough on a mid phone? See docs/web-performance.md.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { coreShare } from './core-share.ts'
import { type Hints, measureHints } from './hints.ts'
import { type Loading, measureLoading } from './loading.ts'
import { openSite, type Site } from './phone.ts'
import { isMet, type Report, type Row, toMarkdown, toText } from './report.ts'
import { median, quantile } from './statistics.ts'
import { measureFloor, measureTaps, type Pointer, type Taps } from './taps.ts'

const WEB = fileURLToPath(new URL('../../../', import.meta.url))
const PAGE = fileURLToPath(new URL('../../docs/web-performance.md', new URL(`file://${WEB}`)))
/** Another abductor in every round. */
const GAMES = [
  'arkayne/base/bench',
  'renesha/cw/bench',
  'donna/base/bench',
  'barrett/cw/bench',
  'edward/base/bench',
]

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: `${GAMES.length}` },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** What a reader should know about the machine. */
    note: { type: 'string', default: '' },
  },
})
const rounds = Number(values.rounds)
if (!(Number.isInteger(rounds) && rounds >= 1 && rounds <= 100)) {
  console.error(`--rounds: a number from 1 to 100 is expected, got ${values.rounds}`)
  process.exit(2)
}

const site = await openSite(`${WEB}dist`)
const report = await measure(site).finally(() => site.close())
if (values.write) writeFileSync(PAGE, toMarkdown(report))
console.log(values.json ? JSON.stringify(report, null, 2) : toText(report))
if (!report.rows.every(isMet)) process.exitCode = 1

async function measure(at: Site): Promise<Report> {
  const taps: Taps[] = []
  const clicks: Taps[] = []
  const floor: Record<Pointer, (readonly number[])[]> = { touch: [], mouse: [] }
  const loading: Loading[] = []
  const hints: Hints[] = []
  const cores: number[] = []
  for (let round = 0; round < rounds; round++) {
    cores.push(coreShare())
    const game = GAMES[round % GAMES.length]!
    progress(`round ${round + 1} of ${rounds}: loading`)
    loading.push(await measureLoading(at))
    progress(`round ${round + 1} of ${rounds}: hints`)
    hints.push(await measureHints(at, game))
    progress(`round ${round + 1} of ${rounds}: a whole game by mouse`)
    clicks.push(await measureTaps(at, game, 'mouse'))
    floor.mouse.push(await measureFloor(at, 'mouse'))
    progress(`round ${round + 1} of ${rounds}: a whole game by touch`)
    taps.push(await measureTaps(at, game, 'touch'))
    floor.touch.push(await measureFloor(at, 'touch'))
  }
  progress('')
  return {
    rows: [
      row(
        'a click, 95th percentile of a game',
        clicks.map(({ times }) => quantile(times, 0.95)),
        50,
      ),
      row(
        'a click, median of a game',
        clicks.map(({ times }) => median(times)),
        null,
      ),
      row(
        'a click on a page with one button, 95th percentile',
        floor.mouse.map((times) => quantile(times, 0.95)),
        null,
      ),
      row(
        'a tap, 95th percentile of a game',
        taps.map(({ times }) => quantile(times, 0.95)),
        50,
      ),
      row(
        'a tap, median of a game',
        taps.map(({ times }) => median(times)),
        null,
      ),
      row(
        'nothing of a tap left to do, 95th percentile',
        taps.map(({ whole }) => quantile(whole, 0.95)),
        null,
      ),
      row(
        'a tap on a page with one button, 95th percentile',
        floor.touch.map((times) => quantile(times, 0.95)),
        null,
      ),
      row(
        'layout shift in a game',
        taps.map(({ layoutShift }) => layoutShift),
        0.1,
        '',
      ),
      row(
        'largest paint, first visit',
        loading.map(({ largestPaint }) => largestPaint),
        1500,
      ),
      row(
        'ready to play, first visit',
        loading.map(({ playable }) => playable),
        null,
      ),
      row(
        'layout shift, first visit',
        loading.map(({ layoutShift }) => layoutShift),
        0,
        '',
      ),
      row(
        "a hint's first answer",
        hints.map(({ next }) => next),
        300,
      ),
      row(
        'the first of all',
        hints.map(({ first }) => first),
        null,
      ),
      row(
        'longest task while it thinks',
        hints.map(({ longestTask }) => longestTask),
        50,
      ),
    ],
    rounds,
    taps: [...clicks, ...taps].reduce((sum, { times }) => sum + times.length, 0),
    chromium: at.browser.version(),
    core: median(cores),
    note: values.note,
  }
}

function row(what: string, all: readonly number[], goal: number | null, unit: Row['unit'] = 'ms'): Row {
  return { what, median: median(all), worst: Math.max(...all), goal, unit }
}

/** One line that is written over, for whoever watches; a log file needs none. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}
