import { lastMeasuredOfAll, TRAINING_GAMES } from '../exact/measure.ts'
import { gapsOf } from '../exact/result.ts'
import { shippedCurves } from '../train/curves.ts'
import { nameOf } from '../train/lessons.ts'
import type { Cell } from './cell.ts'
import { ABOVE_FLAT, ABOVE_INSTANT, cellOf } from './standing.ts'

const FINER = nameOf({ abductor: 'lijah', pack: 'cw', isFiner: true, values: null })

/** What the other figures say; null if they do not, or not of today. */
export interface Elsewhere {
  /** How often the quick tier would win against him by the finer tables. */
  readonly finerRate: number | null
  /** The most that deep loses of a whole game to perfect play, on a solved miniature. */
  readonly deepGap: number | null
}

export function knownElsewhere(): Elsewhere {
  const exam = shippedCurves()[FINER]?.at(-1)
  const rows = Object.values(lastMeasuredOfAll(TRAINING_GAMES))
  const gaps = rows.flatMap(({ result, isOfToday }) => (isOfToday ? (gapsOf(result).deep?.gap ?? []) : []))
  return {
    finerRate: exam === undefined ? null : exam.won / exam.of,
    deepGap: gaps.length < rows.length ? null : Math.max(...gaps),
  }
}

/** Two goals that pull against each other: by how much, as long as the figures of today say so. */
export function aboutLijah(cells: readonly Cell[], { finerRate, deepGap }: Elsewhere): string {
  const [flat, instant, deep] = (['flat-10000', 'instant', 'deep'] as const).map((policy) =>
    cellOf('lijah', policy, cells),
  )
  if (!flat?.isOfToday || !instant?.isOfToday || !deep?.isOfToday) return ''
  const asked = flat.winRate + ABOVE_FLAT.plus + ABOVE_INSTANT.plus
  if (finerRate === null || deepGap === null || asked <= deep.winRate) return ''
  const points = (share: number) => (100 * share).toFixed(1)
  return `

Against Lijah the two margins of points ask deep for ${points(asked)} % together, and it wins ${points(deep.winRate)}: one of the two has to
give. How far deep is from perfect play is known of the solved miniatures only, where it is at most ${points(deepGap)} points
([strength-exact.md](strength-exact.md)). The quick tier keeps the coarse tables, ${points(instant.winRate - flat.winRate)} points above flat and ${points(deep.winRate - instant.winRate)} below
deep; with the finer ones it would be ${points(finerRate - flat.winRate)} above flat and ${points(deep.winRate - finerRate)} below deep ([decision 9](decisions/0009-the-advisor.md)).`
}
