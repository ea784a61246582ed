import { lowestBit, unpackDice } from '@negotiator/rules'
import { diceClasses, EVERY_FACE, meaningOf, pairsCountIn, partsOf } from './dice-classes.ts'
import { worthRerolling } from './worth-rerolling.ts'

const FACES = [1, 2, 3, 4, 5, 6]

/** One class of rolls: what can be done about it. */
export interface RollClass {
  readonly probability: number
  /** R3: by number of conversions, up to all its 4s: how it ends, as an index of `endings`. */
  readonly endings: readonly number[]
  /** R4: by die that is worth re-rolling: the class it may become, and the probability of each. */
  readonly rerolls: readonly (readonly { readonly to: number; readonly probability: number }[])[]
}

/** How a roll may end: any dice that end so, and how many of their 4s are converted. */
export interface RollEnding {
  readonly roll: number
  readonly conversions: number
}

/** All classes of a roll and all its endings: many classes end alike. */
export interface RollPlan {
  readonly classes: readonly RollClass[]
  readonly endings: readonly RollEnding[]
}

const plans = new Map<number, RollPlan>()

/** Made when first asked for. `meaning` is what of the dice matters, as `diceClasses` takes it. */
export function rollPlan(count: number, meaning: number): RollPlan {
  const key = count * 8 + meaning
  let plan = plans.get(key)
  if (plan === undefined) {
    plan = planOf(count, meaning)
    plans.set(key, plan)
  }
  return plan
}

function planOf(count: number, meaning: number): RollPlan {
  // R4: where pairs count, which one a die that is rolled again can make depends on every single one.
  const apart = pairsCountIn(meaning) ? EVERY_FACE : meaning
  const { rolls, probabilities } = diceClasses(count, apart)
  const faces = Array.from(rolls, (roll) => unpackDice(roll, count))
  const names = faces.map((one) => meaningOf(one, apart))
  const endings: RollEnding[] = []
  const endingNames: string[] = []
  const endingOf = (nth: number, conversions: number): number => {
    const { successes, pairs } = partsOf(faces[nth]!, meaning)
    const name = `${successes} ${conversions} ${pairs}`
    const known = endingNames.indexOf(name)
    if (known >= 0) return known
    endings.push({ roll: rolls[nth]!, conversions })
    return endingNames.push(name) - 1
  }
  const classes = faces.map((one, nth) => {
    const { successes, fours } = partsOf(one, meaning)
    const worth = worthRerolling(one, (1 << count) - 1, successes, pairsCountIn(meaning))
    return {
      probability: probabilities[nth]!,
      endings: Array.from({ length: fours + 1 }, (_, conversions) => endingOf(nth, conversions)),
      rerolls: bitsOf(worth).map((die) => becomes(one, die, names, apart)),
    }
  })
  return { classes, endings }
}

function becomes(faces: readonly number[], die: number, names: readonly string[], meaning: number) {
  const counts = new Map<number, number>()
  for (const face of FACES) {
    const to = names.indexOf(meaningOf(faces.with(die, face), meaning))
    counts.set(to, (counts.get(to) ?? 0) + 1)
  }
  return Array.from(counts, ([to, n]) => ({ to, probability: n / FACES.length }))
}

function bitsOf(mask: number): number[] {
  const bits: number[] = []
  for (let left = mask; left !== 0; left &= left - 1) bits.push(lowestBit(left))
  return bits
}
