/**
 * From what the advisor thinks to what it says: a straight line on the logistic scale, found by games (even-out.ts).
 * Whatever is better stays better, so play does not depend on it.
 */
export interface Evening {
  readonly scale: number
  readonly shift: number
}

export const AS_LEARNED: Evening = { scale: 1, shift: 0 }

/** Nothing is called certain that is not. */
const NEARLY = 1e-9
export const logit = (chance: number): number => {
  const inside = Math.min(Math.max(chance, NEARLY), 1 - NEARLY)
  return Math.log(inside / (1 - inside))
}

export function saidBy({ scale, shift }: Evening, chance: number): number {
  if (chance <= 0 || chance >= 1) return chance
  return 1 / (1 + Math.exp(-scale * logit(chance) - shift))
}
