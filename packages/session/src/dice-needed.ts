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
