import { anyShapeOf, SETTINGS, Trainer } from '@negotiator/advisor'
import { ABDUCTORS, gameContent, type PackId } from '@negotiator/content'
import { compileGame } from '@negotiator/rules'

/** The one that learns from all abductors, each with the sets of both packs. */
export const ANY_GAME = { abductor: 'any', pack: 'any' }

/** The learners that play in turn; for any game several share their weights. */
export function trainersFor(abductor: string, pack: string): readonly [Trainer, ...Trainer[]] {
  if (abductor !== ANY_GAME.abductor) return [new Trainer(compileGame(gameContent(abductor, pack as PackId)))]
  const games = ABDUCTORS.flatMap((entry) =>
    (['base', 'cw'] as const).map((sets) => compileGame(gameContent(entry.abductor.id, sets))),
  )
  const first = new Trainer(games[0]!, SETTINGS, anyShapeOf(games[0]!))
  return [first, ...games.slice(1).map((game) => new Trainer(game, SETTINGS, anyShapeOf(game), first))]
}
