import type { Effect, Effects, GameContent, Rows } from './content.ts'
import type { CompiledChoice } from './game.ts'
import { opcodeOf, opOf } from './ops/index.ts'
import type { EffectPlace } from './ops/op.ts'
import { END, INSTRUCTION } from './program.ts'
import { type FlawCode, Unplayable } from './unplayable.ts'

/** Which card an effect belongs to, and which part of it. */
export interface EffectSource {
  readonly card: string
  readonly place: EffectPlace
  readonly demand: number
}

/** Turns effects into programs: nested ones first, so that every program lies in one piece. */
export class ProgramWriter {
  /** Address 0 is the empty program. */
  readonly code: number[] = [END]
  readonly rowPc: number[] = []
  readonly eachTurnPc = new Map<number, number>()
  readonly choices: CompiledChoice[] = []
  private readonly zone: string | null
  private readonly hasStages: boolean

  constructor({ side, stages }: Pick<GameContent, 'side' | 'stages'>) {
    this.zone = side?.id ?? null
    this.hasStages = stages !== undefined
  }

  program(effects: Effects, source: EffectSource): number {
    if (effects.length === 0) return 0
    const instructions = effects.map((effect) => this.instruction(effect, source))
    const pc = this.code.length
    for (const instruction of instructions) this.code.push(...instruction)
    this.code.push(END)
    return pc
  }

  private instruction(effect: Effect, source: EffectSource): readonly number[] {
    const fail = (code: FlawCode, message: string, what: string = effect.op): never => {
      throw new Unplayable(`${source.card}: ${message}`, { code, card: source.card, what })
    }
    const op = opOf(effect.op) ?? fail('unknown-op', `unknown op ${String(effect.op)}`)
    const args = op.args(effect, {
      place: source.place,
      demand: source.demand,
      zone: this.zone,
      hasStages: this.hasStages,
      program: (nested) => this.program(nested, source),
      rows: (rows) => this.rows(rows, source),
      eachTurn: (pc) => this.eachTurnPc.set(source.demand, pc),
      fail,
    })
    if (effect.op === 'choose') {
      this.choices.push({ first: args[0]!, second: args[1]!, options: effect.options })
    }
    const instruction = [opcodeOf(effect.op), ...args]
    while (instruction.length < INSTRUCTION) instruction.push(0)
    if (!instruction.every((n) => Number.isInteger(n)))
      fail('whole-numbers', `${effect.op}: whole numbers only`)
    return instruction
  }

  rows(rows: Rows, source: EffectSource): number {
    const pcs = [rows.none, rows.one, rows.two].map((row) => this.program(row, source))
    // Only now: rows inside a row have taken their numbers meanwhile.
    const number = this.rowPc.length / 3
    this.rowPc.push(...pcs)
    return number
  }
}

export function hasTakeback(effects: Effects): boolean {
  return effects.some((effect) => {
    switch (effect.op) {
      case 'takeback':
        return true
      case 'choose':
        return effect.options.some(hasTakeback)
      case 'roll':
        return Object.values(effect.rows).some(hasTakeback)
      case 'under':
        return hasTakeback(effect.effect) || hasTakeback(effect.otherwise ?? [])
      default:
        return false
    }
  })
}
