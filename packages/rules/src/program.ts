import { FRAME_RUN, pushFrame } from './stack.ts'
import type { Table } from './table.ts'

/** The width of one instruction: an op and three arguments. */
export const INSTRUCTION = 4
export const END = 0

/** Puts a program on the stack; an empty one is not worth a frame. */
export function runProgram(t: Table, pc: number): void {
  if (t.game.code[pc] !== END) pushFrame(t.state, FRAME_RUN, pc, 0)
}
