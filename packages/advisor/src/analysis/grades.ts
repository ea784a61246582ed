/** How good a decision was, by the chance of winning that it gave away. */
export type Grade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'

export const GRADES: readonly Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder']

/** From that loss on, in chances of winning: half a point, two, five, ten. */
const LEAST_LOSS: Readonly<Record<Exclude<Grade, 'best'>, number>> = {
  good: 0.005,
  inaccuracy: 0.02,
  mistake: 0.05,
  blunder: 0.1,
}

export function gradeOf(loss: number): Grade {
  if (loss >= LEAST_LOSS.blunder) return 'blunder'
  if (loss >= LEAST_LOSS.mistake) return 'mistake'
  if (loss >= LEAST_LOSS.inaccuracy) return 'inaccuracy'
  return loss >= LEAST_LOSS.good ? 'good' : 'best'
}
