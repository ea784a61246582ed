// `npm run bench:calibration`: does the advisor win as often as it says?
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { ABDUCTORS, gameContent, type PackId } from '@negotiator/content'
import { compileGame } from '@negotiator/rules'
import { type Calibration, checkOf, runOf } from './calibration/calibration.ts'
import { readFigures } from './figures.ts'
import { typed, wholeNumber } from './misuse.ts'
import { COLOURS, plotSvg } from './plot/svg.ts'
import { inRoot } from './root.ts'
import { shippedWeights } from './shipped-weights.ts'

const HELP = `npm run bench:calibration -- [--games N] [--write]

Plays N games (20 000) of the quick tier per abductor, takes one position of each, and compares the predicted chance
of winning with how often it won, by tenths. What was played is kept in docs/figures/calibration, so a run that was
stopped goes on; other weights, or others that they are evened out by, begin anew. --write puts table and plot into docs/calibration.md and .svg.`

const { values } = typed({
  options: {
    games: { type: 'string', default: '20000' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(HELP)
} else {
  const games = wholeNumber('games', values.games, 1)
  await playAll(games)
  const all = ABDUCTORS.map(({ abductor, pack }) => playedBy(abductor.id, pack, games))
  const page = pageOf(all)
  console.log(page)
  if (values.write) {
    writeFileSync(inRoot('docs/calibration.md'), page)
    writeFileSync(inRoot('docs/calibration.svg'), reliabilityPlot(all))
  }
}

/** With the weights of today, and evened out as they are today: figures of any other run are of no use here. */
function playedBy(abductor: string, pack: PackId, games: number): Calibration {
  const shipped = shippedWeights(compileGame(gameContent(abductor, pack)), abductor, pack)
  const figures = readFigures<Calibration>(`calibration/${abductor}`, runOf(shipped, games))
  if (figures === null) throw new Error(`${abductor}: the weights have changed meanwhile`)
  return figures
}

/** One abductor on every core at a time. */
async function playAll(games: number): Promise<void> {
  const queue = [...ABDUCTORS]
  const script = new URL('./calibration/play.js', import.meta.url).pathname
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { abductor, pack } = next
      await promisify(execFile)(process.execPath, [script, abductor.id, pack, `${games}`])
      process.stderr.write(`${abductor.id}: ${games} games\n`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
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
