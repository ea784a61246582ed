import { logBeta } from './log-beta.ts'

const STEPS = 60

/**
 * An interval for a rate that may be looked at after every game: with a chance of at least 1 − `error` the true rate
 * is in all the intervals of a run at once. Those rates are in it against which a bet with the mixture Beta(½, ½) has
 * not yet won 1 / `error` times the stake (Ville's inequality).
 */
export function alwaysValid(hits: number, misses: number, error: number): [low: number, high: number] {
  if (hits + misses === 0) return [0, 1]
  const won = logBeta(hits + 0.5, misses + 0.5) - logBeta(0.5, 0.5)
  const isIn = (rate: number): boolean =>
    won - times(hits, Math.log(rate)) - times(misses, Math.log(1 - rate)) < -Math.log(error)
  const middle = hits / (hits + misses)
  return [hits === 0 ? 0 : edge(middle, 0, isIn), misses === 0 ? 1 : edge(middle, 1, isIn)]
}

/** Nothing is nothing, even of infinity. */
const times = (n: number, log: number): number => (n === 0 ? 0 : n * log)

function edge(inside: number, outside: number, isIn: (rate: number) => boolean): number {
  let [yes, no] = [inside, outside]
  for (let step = 0; step < STEPS; step++) {
    const middle = (yes + no) / 2
    if (isIn(middle)) yes = middle
    else no = middle
  }
  return no
}
