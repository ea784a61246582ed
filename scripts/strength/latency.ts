/** Decisions by how long they took: buckets whose bounds grow by a twelfth of an octave, from one microsecond. */
const PER_OCTAVE = 12
const OCTAVES = 24

export const noTimes = (): number[] => Array<number>(PER_OCTAVE * OCTAVES).fill(0)

export function countTime(times: number[], microseconds: number): void {
  const bucket = Math.floor(PER_OCTAVE * Math.log2(Math.max(1, microseconds)))
  times[Math.min(bucket, times.length - 1)]!++
}

/** The time that this share of all decisions stayed below, in milliseconds; at most 5.9 % too long, the width of a bucket. */
export function quantile(times: readonly number[], share: number): number {
  const wanted = share * times.reduce((sum, count) => sum + count, 0)
  let sum = 0
  const bucket = times.findIndex((count) => {
    sum += count
    return sum >= wanted
  })
  return 2 ** ((bucket + 1) / PER_OCTAVE) / 1000
}
