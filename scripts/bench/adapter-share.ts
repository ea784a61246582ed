import { tunedBot } from './contenders/bot.ts'
import type { Contender } from './contenders/contender.ts'
import { spread } from './statistics.ts'

const WARM_UP_SECONDS = 3
const SLICES = 9

/**
 * The part (0 … 1) of the random bot's time that is spent inside the adapter's functions, our rules included.
 * What the clock itself costs counts as theirs, so the true part is a little smaller.
 */
export async function adapterShare(seconds: number): Promise<number> {
  let inside = 0
  const timed = <A extends unknown[], R>(run: (...args: A) => R) => {
    return (...args: A): R => {
      const start = performance.now()
      const result = run(...args)
      inside += performance.now() - start
      return result
    }
  }
  const contender = tunedBot((functions) => ({
    setup: timed(functions.setup),
    after: timed(functions.after),
    endIf: timed(functions.endIf),
    enumerate: timed(functions.enumerate),
  }))
  await playFor(contender.play, WARM_UP_SECONDS)
  const shares: number[] = []
  for (let i = 0; i < SLICES; i++) {
    inside = 0
    const total = await playFor(contender.play, seconds / SLICES)
    shares.push(inside / total)
  }
  return spread(shares).median
}

/** In milliseconds, how long it really took. */
async function playFor(play: Contender['play'], seconds: number): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < seconds * 1000) await play(1)
  return performance.now() - start
}
