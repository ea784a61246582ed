/** Thrown out of a step when typed or scripted dice run out: nothing has happened, more dice are needed. */
export class DiceNeeded extends Error {
  readonly count: number

  constructor(count: number) {
    super(`${count} more dice are needed`)
    this.name = 'DiceNeeded'
    this.count = count
  }
}

/** Dice that were rolled elsewhere, taken one by one. */
export function takeDice(queue: number[], count: number): number {
  if (queue.length < count) throw new DiceNeeded(count - queue.length)
  let packed = 0
  for (let i = 0; i < count; i++) packed |= queue.shift()! << (3 * i)
  return packed
}

/** Runs a step; the number of dice that are missing, if they ran out. */
export function orDiceNeeded<T>(run: () => T): T | number {
  try {
    return run()
  } catch (error) {
    if (error instanceof DiceNeeded) return error.count
    throw error
  }
}
