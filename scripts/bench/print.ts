import type { Spread } from './statistics.ts'
import type { Summary } from './summary.ts'

export function toText(summary: Summary): string {
  return [
    `Random play of all six abductors on one core. Node ${summary.node}, ${summary.rounds} rounds of` +
      ` ${round(summary.secondsPerRound)} s each, medians (quartiles).`,
    '',
    table([
      ['', 'games/s', 'actions/s', 'actions/game', 'in place is faster by'],
      ...summary.players.map((player) => [
        player.name,
        round(player.gamesPerSecond.median),
        round(player.actionsPerSecond.median),
        round(player.actionsPerGame),
        player.id === 'inPlace' ? '' : times(player.inPlaceIsFasterBy),
      ]),
    ]),
    '',
    `cloneState: ${round(summary.cloneNanoseconds.median)} ns`,
    `allocated in place: ${summary.bytesPerStep.toFixed(2)} bytes per step,` +
      ` ${round(summary.bytesPerNewState)} bytes in a new state`,
    `inside the adapter and our rules: ${(summary.adapterShare * 100).toFixed(1)} % of the random bot's time`,
    `same rules: ${summary.sameRulesGames} games of the random bot, played again in place and in a session,` +
      ' end with the same hash',
    '',
    ...summary.goals.map(
      ({ goal, measured, met }) => `${met ? 'met   ' : 'missed'}  ${goal}: ${round(measured)}`,
    ),
  ].join('\n')
}

const times = ({ median, lowerQuartile, upperQuartile }: Spread): string =>
  `${round(median)} × (${round(lowerQuartile)}–${round(upperQuartile)})`

/** Three digits are all that a noisy machine can tell. */
function round(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-US').replaceAll(',', ' ')
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('   '),
    )
    .join('\n')
}
