import type { Evening } from '../evening.ts'

/** What was said of a position, on the logistic scale, and whether its game was won. */
export interface Observation {
  readonly value: number
  readonly won: number
  readonly weight: number
}

const NEWTON_STEPS = 20
/** A few games, or such as are all won or all lost, tell nothing: then the line would lead anywhere. */
const LEAST_SCALE = 0.5
const MOST_SCALE = 2
const MOST_SHIFT = 2

/** The likeliest straight line from what was said to what came (logistic regression by Newton's method). */
export function straightLine(observations: readonly Observation[]): Evening {
  let scale = 1
  let shift = 0
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0]
    for (const { value, won, weight } of observations) {
      const expected = 1 / (1 + Math.exp(-scale * value - shift))
      const missing = weight * (won - expected)
      const slope = weight * expected * (1 - expected)
      g0 += missing
      g1 += missing * value
      h00 += slope
      h01 += slope * value
      h11 += slope * value * value
    }
    const determinant = h00 * h11 - h01 * h01
    if (determinant < Number.EPSILON) break
    shift = within(shift + (h11 * g0 - h01 * g1) / determinant, -MOST_SHIFT, MOST_SHIFT)
    scale = within(scale + (h00 * g1 - h01 * g0) / determinant, LEAST_SCALE, MOST_SCALE)
  }
  return { scale, shift }
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
