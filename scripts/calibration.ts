// `npm run bench:calibration`: does the advisor win as often as it says?
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { ABDUCTORS } from '@negotiator/content'
import { type Calibration, checkOf } from './calibration/calibration.ts'
import { COLOURS, plotSvg } from './plot/svg.ts'

const HELP = `npm run bench:calibration -- [--games N] [--write]

Plays N games (20 000) of the quick tier per abductor, takes one position of each, and compares the predicted chance
of winning with how often it won, by tenths. --write puts table and plot into docs/calibration.md and .svg.`

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(HELP)
} else {
  const all: Calibration[] = []
  for (const { abductor, pack } of ABDUCTORS) {
    process.stderr.write(`${abductor.id}\n`)
    const script = new URL('./calibration/play.js', import.meta.url).pathname
    const { stdout } = await promisify(execFile)(process.execPath, [script, abductor.id, pack, values.games])
    all.push(JSON.parse(stdout))
  }
  const page = pageOf(all)
  console.log(page)
  if (values.write) {
    writeFileSync(new URL('../../docs/calibration.md', import.meta.url), page)
    writeFileSync(new URL('../../docs/calibration.svg', import.meta.url), reliabilityPlot(all))
  }
}

function pageOf(all: readonly Calibration[]): string {
  const percent = (share: number) => (100 * share).toFixed(1)
  const rows = all.flatMap(({ abductor, bins }) =>
    bins
      .filter(({ games }) => games > 0)
      .map((bin) => {
        const { expected, observed, byChance, beyond } = checkOf(bin)
        return `| ${abductor} | ${bin.games} | ${percent(expected)} | ${percent(observed)} | ${percent(byChance)} | ${percent(beyond)} |`
      }),
  )
  return `# Does it win as often as it says?

One position of each of ${all[0]!.games} games per abductor, by tenths of the predicted chance of winning. "Beyond" is by how
much both differ more than chance explains (95 %); the goal is at most 2.

![predicted and observed](calibration.svg)

| abductor | games | predicted % | won % | by chance ± | beyond |
|---|---|---|---|---|---|
${rows.join('\n')}

Made by \`npm run bench:calibration -- --write\`.
`
}

function reliabilityPlot(all: readonly Calibration[]): string {
  const tenths = [0, 20, 40, 60, 80, 100]
  return plotSvg({
    title: 'Predicted and observed chance of winning',
    xLabel: 'predicted %',
    yLabel: 'won %',
    xMost: 100,
    yMost: 100,
    xTicks: tenths,
    yTicks: tenths,
    series: [
      {
        name: 'perfect',
        colour: '#999999',
        points: [
          [0, 0],
          [100, 100],
        ],
        isDotted: true,
      },
      ...all.map(({ abductor, bins }, i) => {
        const checks = bins.filter(({ games }) => games >= 30).map(checkOf)
        return {
          name: abductor,
          colour: COLOURS[i]!,
          points: checks.map(({ expected, observed }) => [100 * expected, 100 * observed] as const),
          errors: checks.map(({ byChance }) => 100 * byChance),
        }
      }),
    ],
  })
}
