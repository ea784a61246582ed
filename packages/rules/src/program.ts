import { FRAME_RUN, pushFrame } from './stack.ts'
import type { Table } from './table.ts'

/** The width of one instruction: an op and three arguments. */
export const INSTRUCTION = 4
export const END = 0

/** The address of a program that does nothing. */
export const NOTHING = 0

/** Instead of an address: a frame stays on top and waits for the player. */
export const WAITS = -1

/** Puts a program on the stack; an empty one is not worth a frame. */
export function runProgram(t: Table, pc: number): void {
  if (t.game.code[pc] !== END) pushFrame(t.state, FRAME_RUN, pc, 0)
}
