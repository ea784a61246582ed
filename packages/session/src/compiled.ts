import { gameContent, type PackId } from '@negotiator/content'
import { compileGame, type Game } from '@negotiator/rules'

const compiled = new Map<string, Game>()

/** The compiled game of an abductor with a pack's sets; compiling happens once per combination. */
export function gameOf(abductor: string, pack: PackId): Game {
  const key = `${abductor} ${pack}`
  let game = compiled.get(key)
  if (game === undefined) {
    game = compileGame(gameContent(abductor, pack))
    compiled.set(key, game)
  }
  return game
}
