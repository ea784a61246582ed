export interface Row {
  readonly what: string
  /** The middle one of all runs, and the worst. */
  readonly median: number
  readonly worst: number
  readonly goal: number | null
  readonly unit: 'ms' | ''
}

export interface Report {
  readonly rows: readonly Row[]
  readonly rounds: number
  readonly taps: number
  readonly chromium: string
  /** Of a core, how much a process gets that wants all of it: less than 1 if others want it too. */
  readonly core: number
  readonly note: string
}

export const isMet = ({ median, goal }: Row): boolean => goal === null || median <= goal

export function toText(report: Report): string {
  const head = ['', 'median', 'worst run', 'goal', '']
  const body = report.rows.map((row) => cells(row))
  const widths = head.map((cell, i) => Math.max(cell.length, ...body.map((line) => line[i]!.length)))
  const lines = [head, ...body].map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  )
  return [...lines, '', conditions(report)].join('\n')
}

export function toMarkdown(report: Report): string {
  return [
    '# How fast the table is in a browser',
    '',
    '```',
    'npm run bench:web                 # five runs, about six minutes each; fails if a goal is missed',
    'npm run bench:web -- --rounds 1   # a quick look',
    'npm run bench:web -- --json       # for programs',
    'npm run bench:web -- --write      # writes this page',
    '```',
    '',
    '| | median | worst run | goal | |',
    '|---|---|---|---|---|',
    ...report.rows.map((row) => `| ${cells(row).join(' | ')} |`),
    '',
    conditions(report),
    '',
    '## What is measured',
    '',
    '- **A goal is met** if the median of the runs meets it; the worst run is shown beside it.',
    "- **A mid phone**: 360 × 740 in Debian's Chromium, the processor slowed down four times by the browser's own tools. The worker in which the advisor thinks is not slowed down.",
    "- **A click, a tap**: from it to the painted answer, as the browser reports it (event timing, in steps of 8 ms; what it does not report took less than 16 ms and counts as 16). Whole games by what the table offers, with every animation at its usual speed; a press is held for 60 ms, so that its beginning and its end are answered by frames of their own, as with a hand, and the longer of the two answers counts. Each run gives its 95th percentile. The same game is played by mouse and by touch: the browser's tools hand a touch to the page some 10 to 20 ms after the moment it is said to have happened, also on a page with nothing in it.",
    '- **Nothing of a tap left to do**: from the end of the same touch to the frame after which the page changes nothing more because of it: the panels around the stage show the new position, the step is written, the sentence for screen readers is there. The next picture of the story, 300 ms later at the soonest, is not part of it.',
    '- **A page with one button** that adds a letter to its label, tapped in the same way: what this browser on this machine takes for nearly nothing. The difference is what the table adds.',
    '- **Slow 4G**: 150 ms there and back, 1.6 Mbit/s, by the same tools, nothing in any cache. They slow down requests, not the opening of the connection: the server is on the same machine.',
    '- **Largest paint, layout shift**: as the browser reports them (LCP, CLS); shifts right after a tap are not counted, as usual.',
    '- **A hint**: from the touch to the frame that shows a ranking. The first of all begins with nothing of the advisor in memory: its script comes from the offline copy, what it has learned over the network, which is not slowed down for the service worker. If that takes long, it begins by rules of thumb. The next is the usual one.',
    '- **The longest task** on the main thread while the advisor thinks to its end; the browser reports only those above 50 ms.',
    '',
  ].join('\n')
}

function cells(row: Row): string[] {
  const { what, median, worst, goal, unit } = row
  const shown = (n: number) => `${unit === 'ms' ? Math.round(n) : Number(n.toFixed(4))}${unit && ` ${unit}`}`
  return [
    what,
    shown(median),
    shown(worst),
    goal === null ? '' : goal === 0 ? '0' : `≤ ${shown(goal)}`,
    goal === null ? '' : isMet(row) ? 'met' : 'MISSED',
  ]
}

const conditions = ({ rounds, taps, chromium, core, note }: Report): string =>
  `${rounds} ${rounds === 1 ? 'run' : 'runs'}, ${taps} clicks and taps; Chromium ${chromium}; ` +
  `a process that wanted a whole core got ${Math.round(core * 100)} % of one while this was measured ` +
  `(on a quiet machine: 100 %), and all times are longer accordingly.${note && ` ${note}`}`
