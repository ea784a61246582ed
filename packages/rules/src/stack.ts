import type { State } from './state.ts'

/**
 * Frames: what is still to be done, top one last. A frame on top either does its work and goes, or waits there for
 * the player. It is one integer: its kind in 5 bits, its second argument in 12, its first, which may be negative, in
 * the rest; an address of a program fits into either.
 */
const KIND_BITS = 5
const SHIFT_A = 17
const KIND = (1 << KIND_BITS) - 1
const ARGUMENT_B = (1 << (SHIFT_A - KIND_BITS)) - 1

/** As many integers a game's programs may have together. */
export const MOST_CODE = ARGUMENT_B + 1

export const FRAME_RUN = 0
export const FRAME_THREAT = 1
export const FRAME_ROLL = 2
export const FRAME_AFTER_ROW = 3
export const FRAME_REVEAL = 4
export const FRAME_FREE = 5
export const FRAME_TAKEBACK = 6
export const FRAME_DISCARD = 7
export const FRAME_CHOOSE = 8
export const FRAME_PENALTY = 9
export const FRAME_DEMAND_DONE = 10
export const FRAME_TERROR = 11
export const FRAME_EACH_TURN = 12
export const FRAME_ESCAPE_JOINS = 13
export const FRAME_ALERT = 14
export const FRAME_CONVERSATION_CLOSED = 15
export const FRAME_DOUBLE = 16
export const FRAME_CONCEDE = 17
export const FRAME_OWN_TURN = 18
export const FRAME_ADVANCE = 19

export const makeFrame = (kind: number, a: number, b: number): number =>
  kind | (b << KIND_BITS) | (a << SHIFT_A)

export const kindOfFrame = (frame: number): number => frame & KIND

/** Kind and arguments. */
export const frameParts = (frame: number): [kind: number, a: number, b: number] => [
  kindOfFrame(frame),
  frame >> SHIFT_A,
  (frame >>> KIND_BITS) & ARGUMENT_B,
]

export function pushFrame(s: State, kind: number, a: number, b: number): void {
  s.stack.push(makeFrame(kind, a, b))
}

export function popFrame(s: State): void {
  s.stack.pop()
}

/** The kind of the frame on top, or -1. */
export function topFrame(s: State): number {
  const size = s.stack.length
  return size === 0 ? -1 : kindOfFrame(s.stack[size - 1]!)
}

/** The first and second argument of the frame on top. */
export const topA = (s: State): number => s.stack[s.stack.length - 1]! >> SHIFT_A
export const topB = (s: State): number => (s.stack[s.stack.length - 1]! >>> KIND_BITS) & ARGUMENT_B

export function setTopB(s: State, value: number): void {
  const top = s.stack.length - 1
  s.stack[top] = (s.stack[top]! & ~(ARGUMENT_B << KIND_BITS)) | (value << KIND_BITS)
}

export function setTopA(s: State, value: number): void {
  const top = s.stack.length - 1
  s.stack[top] = (s.stack[top]! & ((1 << SHIFT_A) - 1)) | (value << SHIFT_A)
}
