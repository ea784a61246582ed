import { anyShapeOf, fineShapeOf, SETTINGS, Trainer } from '@negotiator/advisor'
import { ABDUCTORS, gameContent, type PackId } from '@negotiator/content'
import { compileGame } from '@negotiator/rules'

/** What is learned in one run, into one file. */
export interface Lesson {
  readonly abductor: string
  readonly pack: string
  /** Corrections by finer tables, on top of what was shipped. */
  readonly isFiner: boolean
}

/** From all abductors, each with the sets of both packs. */
const ANY_GAME: Lesson = { abductor: 'any', pack: 'any', isFiner: false }

export const lessons = (isFiner: boolean): Lesson[] => [
  ...ABDUCTORS.map(({ abductor, pack }) => ({ abductor: abductor.id, pack, isFiner })),
  ...(isFiner ? [] : [ANY_GAME]),
]

export const isOfAnyGame = ({ abductor }: Lesson): boolean => abductor === ANY_GAME.abductor

export const nameOf = ({ abductor, pack, isFiner }: Lesson): string =>
  `${abductor} ${pack}${isFiner ? ' finer' : ''}`

/** The learners that play in turn; for any game several share their weights. */
export function trainersFor(lesson: Lesson): readonly [Trainer, ...Trainer[]] {
  const { abductor, pack, isFiner } = lesson
  if (!isOfAnyGame(lesson)) {
    const game = compileGame(gameContent(abductor, pack as PackId))
    return [isFiner ? new Trainer(game, SETTINGS, fineShapeOf(game)) : new Trainer(game)]
  }
  const games = ABDUCTORS.flatMap((entry) =>
    (['base', 'cw'] as const).map((sets) => compileGame(gameContent(entry.abductor.id, sets))),
  )
  const first = new Trainer(games[0]!, SETTINGS, anyShapeOf(games[0]!))
  return [first, ...games.slice(1).map((game) => new Trainer(game, SETTINGS, anyShapeOf(game), first))]
}
