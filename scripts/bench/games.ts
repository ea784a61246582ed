import { ABDUCTORS, type PackId } from '@negotiator/content'
import type { Game } from '@negotiator/rules'
import { gameOf } from '@negotiator/session'

interface BenchGame {
  readonly abductor: string
  readonly pack: PackId
  readonly game: Game
}

/** Every abductor with his own pack. One cycle of a contender plays each of them once, so all play the same mix. */
export const GAMES: readonly BenchGame[] = ABDUCTORS.map(({ abductor, pack }) => ({
  abductor: abductor.id,
  pack,
  game: gameOf(abductor.id, pack),
}))
