import type { State } from './state.ts'

/**
 * Frames: what is still to be done, top one last. A frame is three integers: its kind and two arguments.
 * A frame on top either does its work and goes, or waits there for the player.
 */
export const FRAME_SIZE = 3

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

export function pushFrame(s: State, kind: number, a: number, b: number): void {
  s.stack.push(kind, a, b)
}

export function popFrame(s: State): void {
  s.stack.pop()
  s.stack.pop()
  s.stack.pop()
}

/** The kind of the frame on top, or -1. */
export function topFrame(s: State): number {
  const size = s.stack.length
  return size === 0 ? -1 : s.stack[size - FRAME_SIZE]!
}

/** The first and second argument of the frame on top. */
export const topA = (s: State): number => s.stack[s.stack.length - 2]!
export const topB = (s: State): number => s.stack[s.stack.length - 1]!

export function setTopB(s: State, value: number): void {
  s.stack[s.stack.length - 1] = value
}

export function setTopA(s: State, value: number): void {
  s.stack[s.stack.length - 2] = value
}
