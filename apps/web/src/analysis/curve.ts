import type { AnalysedStep, Balance, Grade } from '@negotiator/advisor'

export interface Frame {
  readonly width: number
  readonly height: number
  /** Room for the words at the left and below. */
  readonly left: number
  readonly below: number
}

/** Something on the curve: a decision that cost something, or luck that changed much. */
export interface Mark {
  readonly index: number
  readonly kind: Extract<Grade, 'inaccuracy' | 'mistake' | 'blunder'> | 'luck' | 'bad-luck'
}

/** Less luck than that is on every step. */
const WORTH_A_MARK = 0.08

export function marksOf(balance: Balance, steps: readonly AnalysedStep[]): Mark[] {
  return balance.steps.flatMap(({ grade, luck }, index): Mark[] => [
    ...(grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder' ? [{ index, kind: grade }] : []),
    ...(Math.abs(luck) >= WORTH_A_MARK && (steps[index]?.lucks.length ?? 0) > 0
      ? [{ index, kind: luck > 0 ? ('luck' as const) : ('bad-luck' as const) }]
      : []),
  ])
}

/** Where a step and a chance lie in a frame. */
export class Plot {
  private readonly frame: Frame
  private readonly last: number

  constructor(frame: Frame, points: number) {
    this.frame = frame
    this.last = Math.max(1, points - 1)
  }

  x(index: number): number {
    const { left, width } = this.frame
    return round(left + (index / this.last) * (width - left - 8))
  }

  y(share: number): number {
    const { height, below } = this.frame
    return round(8 + (1 - Math.min(1, Math.max(0, share))) * (height - below - 8))
  }

  /** The step that lies nearest to a place, as a share of the width. */
  indexAt(share: number): number {
    const { left, width } = this.frame
    const index = Math.floor(((share * width - left) / (width - left - 8)) * this.last)
    return Math.min(this.last - 1, Math.max(0, index))
  }

  line(curve: readonly number[]): string {
    return curve.map((share, i) => `${i === 0 ? 'M' : 'L'}${this.x(i)} ${this.y(share)}`).join('')
  }

  /** Between the curve and so much above and below. */
  band(curve: readonly number[], error: number): string {
    const above = curve.map((share) => share + error)
    const below = curve.map((share) => share - error)
    const back = below
      .map((share, i) => `L${this.x(i)} ${this.y(share)}`)
      .reverse()
      .join('')
    return `${this.line(above)}${back}Z`
  }
}

const round = (n: number): number => Math.round(n * 10) / 10
