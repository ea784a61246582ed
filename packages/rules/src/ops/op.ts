import type { Effect, Effects, OpName, Rows } from '../content.ts'
import type { Table } from '../table.ts'
import type { FlawCode } from '../unplayable.ts'

/** Where an effect stands: some ops are allowed in one place only, some behave differently there. */
export type EffectPlace = 'conversation-card' | 'terror-card' | 'benefit' | 'penalty' | 'abductor'

/** What an op may ask for while its instruction is made. */
export interface OpCompiler {
  readonly place: EffectPlace
  /** The demand whose benefit or penalty is compiled, or -1. */
  readonly demand: number
  /** The game's side zone, and has it a sequence of places? */
  readonly zone: string | null
  readonly hasStages: boolean
  /** Compiles a nested program and tells its address. */
  program(effects: Effects): number
  /** Compiles the rows of a threat roll and tells their number. */
  rows(rows: Rows): number
  /** Remembers the `each-turn` program of the demand being compiled. */
  eachTurn(pc: number): void
  /** Refuses the content; the card is known. */
  fail(code: FlawCode, message: string, what?: string): never
}

/**
 * One op: its name in the content (and so its message key, `op.<name>`), how an effect becomes the three
 * arguments of an instruction, and what that instruction does.
 */
export interface Op<N extends OpName> {
  readonly name: N
  args(effect: Extract<Effect, { op: N }>, compiler: OpCompiler): readonly number[]
  apply(t: Table, a: number, b: number, c: number): void
  /** Is the instruction a rule or modifier that stays in force until the abductor leaves play (M3)? */
  lasts?(a: number, b: number): boolean
}

/** Of the ops that are about the side zone: it must be the one that the game has. */
export function sideArgs(
  effect: { readonly n: number; readonly zone: string },
  compiler: OpCompiler,
): readonly number[] {
  if (effect.zone !== compiler.zone)
    compiler.fail('no-zone', `${effect.zone} is no side zone of this game`, effect.zone)
  return [effect.n]
}

export const noArgs = (): readonly number[] => []
