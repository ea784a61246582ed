import type { Contender } from './contenders/contender.ts'

/** What a contender did in a stretch of time. */
export interface Slice {
  readonly cycles: number
  readonly actions: number
  readonly seconds: number
}

/** Long enough that asking for the time costs nothing, short enough to stop in time. */
const BETWEEN_LOOKS = 0.005

/**
 * Time is the processor time of this process (which has one thread, see part.ts): a machine that is busy with
 * something else does not count against whoever runs at that moment.
 */
export function slices({ play }: Contender): (seconds: number) => Promise<Slice> {
  let batch = 1
  return async (wanted) => {
    let cycles = 0
    let actions = 0
    let seconds = 0
    const start = process.cpuUsage()
    while (seconds < wanted) {
      actions += await play(batch)
      cycles += batch
      const { user, system } = process.cpuUsage(start)
      seconds = (user + system) / 1e6
      batch = Math.max(1, Math.floor((cycles / seconds) * BETWEEN_LOOKS))
    }
    return { cycles, actions, seconds }
  }
}
