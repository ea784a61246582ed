import type { Game } from '@negotiator/rules'

const INSTRUCTION = 4
const END = 0

/**
 * Watches which instructions of a game's programs are run. The arguments of an instruction are read only when
 * it is applied, so reading them is the proof; the game that is played reads its code through this watcher.
 */
export class CodeCoverage {
  readonly game: Game
  private readonly code: Int32Array
  private readonly run = new Set<number>()

  constructor(game: Game) {
    this.code = game.code
    const watched = new Proxy(game.code, {
      get: (code, key) => {
        const index = Number(key as string)
        this.run.add(index - 1)
        return code[index]
      },
    })
    this.game = { ...game, code: watched }
  }

  /** The instructions that no game has run yet, as address and opcode. */
  missing(): { readonly pc: number; readonly opcode: number }[] {
    const missing: { pc: number; opcode: number }[] = []
    for (let pc = 0; pc < this.code.length; ) {
      const opcode = this.code[pc]!
      if (opcode === END) {
        pc++
        continue
      }
      if (!this.run.has(pc)) missing.push({ pc, opcode })
      pc += INSTRUCTION
    }
    return missing
  }
}
