import { newState, type State } from '@negotiator/rules'
import { inPlace } from './contenders/in-place.ts'
import { GAMES } from './games.ts'

/** The flags of a process whose young generation is so big that nothing is collected while we count. */
export const ALLOCATION_FLAGS = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128']

const WARM_UP_CYCLES = 20_000
const CYCLES = 2_000

export interface Allocation {
  readonly bytesPerStep: number
  readonly bytesPerNewState: number
}

const blackhole: (State | null)[] = [null]

/** What in-place play allocates, and what a new state is, which it does not make. */
export function measureAllocation(): Allocation {
  const { play } = inPlace()
  const begin = (cycles: number) => {
    for (let i = 0; i < cycles; i++) for (const { game } of GAMES) blackhole[0] = newState(game)
    return 0
  }
  play(WARM_UP_CYCLES)
  begin(WARM_UP_CYCLES)
  const games = CYCLES * GAMES.length
  const states = allocatedBy(() => begin(CYCLES))
  const played = allocatedBy(() => play(CYCLES))
  return {
    bytesPerStep: played.bytes / Number(played.result),
    bytesPerNewState: states.bytes / games,
  }
}

function allocatedBy(run: () => number | Promise<number>) {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const result = run()
  return { bytes: process.memoryUsage().heapUsed - before, result }
}
