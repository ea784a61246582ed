import { ABDUCTORS, gameContent } from '@negotiator/content'
import { compileGame } from '@negotiator/rules'
import { OUTDATED, OUTDATED_NOTE, readFigures } from '../figures.ts'
import { COLOURS, plotSvg } from '../plot/svg.ts'
import { shippedWeights } from '../shipped-weights.ts'
import { type Calibration, checkOf, figuresOf, runOf, type Saying, sayingsOf } from './calibration.ts'

export interface Said extends Calibration {
  readonly saying: Saying
  /** Played with the weights of today, and evened out as they are today. */
  readonly isOfToday: boolean
}

/** Whatever was played last, by everyone who has said something. */
export const lastSaid = (): Said[] =>
  ABDUCTORS.flatMap(({ abductor: { id }, pack }) => {
    const shipped = shippedWeights(compileGame(gameContent(id, pack)), id, pack)
    return sayingsOf(shipped).flatMap((saying) => {
      const figures = readFigures<Calibration>(figuresOf(id, saying), null)
      if (figures === null) return []
      return [{ ...figures, saying, isOfToday: figures.run === runOf(shipped, figures.games, saying) }]
    })
  })

export function calibrationPage(all: readonly Said[]): string {
  const of = (saying: Saying) => all.filter((said) => said.saying === saying)
  return `# Does it win as often as it says?

One position of each of ${all[0]!.games} games per abductor, by tenths of the predicted chance of winning. "Beyond" is by how
much both differ more than chance explains (95 %); the goal is at most 2. Predicted is what the tables say at first sight. The
chance that a hint and \`advise\` tell is not theirs: it comes from games that are played out from the position, and is right
for those who play them.

![predicted and observed](calibration.svg)

## The quick tier

What it says of its own games.

${tableOf(of('quick'))}

## The finer tables

What they say at first sight of games that are played by them at first sight; dotted in the plot.

${tableOf(of('finer'))}

And of the games of the quick tier, the same as above. By the finer tables more would be won, so they say more than
came: ${of('finer-of-quick').map(tooMuch).join(', ')}.

${tableOf(of('finer-of-quick'))}

${all.every(({ isOfToday }) => isOfToday) ? '' : `${OUTDATED_NOTE}\n\n`}Made by \`npm run bench:calibration -- --write\`.
`
}

const percent = (share: number): string => (100 * share).toFixed(1)

function tooMuch({ abductor, games, bins }: Said): string {
  const sum = bins.reduce((all, { predicted, won }) => all + predicted - won, 0)
  return `${percent(sum / games)} points (${abductor})`
}

function tableOf(all: readonly Said[]): string {
  const rows = all.flatMap(({ abductor, isOfToday, bins }) =>
    bins
      .filter(({ games }) => games > 0)
      .map((bin) => {
        const { expected, observed, byChance, beyond } = checkOf(bin)
        return `| ${abductor}${isOfToday ? '' : ` ${OUTDATED}`} | ${bin.games} | ${percent(expected)} | ${percent(observed)} | ${percent(byChance)} | ${percent(beyond)} |`
      }),
  )
  return [
    '| abductor | games | predicted % | won % | by chance ± | beyond |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

export function reliabilityPlot(all: readonly Said[]): string {
  const tenths = [0, 20, 40, 60, 80, 100]
  const abductors = [...new Set(all.map(({ abductor }) => abductor))]
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
      ...all
        .filter(({ saying }) => saying !== 'finer-of-quick')
        .map(({ abductor, saying, bins }) => {
          const checks = bins.filter(({ games }) => games >= 30).map(checkOf)
          return {
            name: saying === 'quick' ? abductor : `${abductor} finer`,
            colour: COLOURS[abductors.indexOf(abductor)]!,
            points: checks.map(({ expected, observed }) => [100 * expected, 100 * observed] as const),
            errors: checks.map(({ byChance }) => 100 * byChance),
            isDotted: saying !== 'quick',
          }
        }),
    ],
  })
}
