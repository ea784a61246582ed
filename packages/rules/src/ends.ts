import type { EndTest, ValueName } from './content.ts'
import type { EndTable, Game } from './game.ts'
import type { State } from './state.ts'

/** What an end test can look at; the order is that of the compiled numbers. */
export const END_VALUES = [
  'saved',
  'killed',
  'pool',
  'side',
  'stage',
  'turn',
  'threat',
  'cp',
  'deck',
  'second',
] as const satisfies readonly ValueName[]

const CONDITION = 3
const ANY = 0x3fffffff

export function compileEnds(tests: readonly EndTest[]): EndTable {
  // G4: loss before win.
  const ordered = [...tests].sort((a, b) => Number(a.result === 'won') - Number(b.result === 'won'))
  return {
    ids: ordered.map(({ id }) => id),
    isWon: ordered.map(({ result }) => result === 'won'),
    conditions: ordered.map(({ when }) =>
      Int32Array.from(
        when.flatMap(({ value, atLeast = -ANY, atMost = ANY }) => [
          END_VALUES.indexOf(value),
          atLeast,
          atMost,
        ]),
      ),
    ),
  }
}

/** The number of the first end test that holds, or -1. */
export function endReached(ends: EndTable, s: State): number {
  for (let test = 0; test < ends.conditions.length; test++) {
    if (allHold(ends.conditions[test]!, s)) return test
  }
  return -1
}

function allHold(conditions: Int32Array, s: State): boolean {
  for (let i = 0; i < conditions.length; i += CONDITION) {
    const value = valueAt(conditions[i]!, s)
    if (value < conditions[i + 1]! || value > conditions[i + 2]!) return false
  }
  return true
}

function valueAt(code: number, s: State): number {
  switch (END_VALUES[code]!) {
    case 'saved':
      return s.saved
    case 'killed':
      return s.killed
    case 'pool':
      return s.pool
    case 'side':
      return s.side
    case 'stage':
      return s.stage
    case 'turn':
      return s.turn
    case 'threat':
      return s.threat
    case 'cp':
      return s.cp
    case 'deck':
      return s.redLeft + s.goldLeft
    case 'second':
      return s.second
  }
}

/** The end test that has ended a game; the position at its end is the one in which it came true. */
export function endTestOf(game: Game, s: State): string | null {
  const test = game.ends === null ? -1 : endReached(game.ends, s)
  return test < 0 ? null : game.ends!.ids[test]!
}
