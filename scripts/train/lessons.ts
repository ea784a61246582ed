import { basename } from 'node:path'
import { anyShapeOf, contentKey, fineShapeOf, SETTINGS, TRAINER, Trainer } from '@negotiator/advisor'
import { ABDUCTORS, CONTENT_HASH, gameContent, ownContent, type PackId, setsOf } from '@negotiator/content'
import { compileGame, type GameContent, RULES_VERSION } from '@negotiator/rules'
import { gamesOfEveryKind } from './every-kind.ts'
import { packFrom } from './files.ts'
import type { Lesson } from './lesson.ts'

/** From games of every kind. */
const ANY_GAME: Lesson = { abductor: 'any', pack: 'any', isFiner: false, values: null }

export const lessons = (isFiner: boolean, values: string | null): Lesson[] => [
  ...ABDUCTORS.map(({ abductor, pack }) => ({ abductor: abductor.id, pack, isFiner, values })),
  ...(isFiner || values !== null ? [] : [ANY_GAME]),
]

export const isOfAnyGame = ({ abductor }: Lesson): boolean => abductor === ANY_GAME.abductor

export const nameOf = ({ abductor, pack, isFiner, values }: Lesson): string =>
  `${abductor} ${pack}${isFiner ? ' finer' : ''}${values === null ? '' : ` with ${basename(values)}`}`

/** Trainer, settings, rules and cards: what was learned with others is another run. */
export const runOf = ({ values }: Lesson, { game, network: { weights } }: Trainer): string =>
  JSON.stringify({
    TRAINER,
    SETTINGS,
    rules: RULES_VERSION,
    content: values === null ? CONTENT_HASH : contentKey(game),
    size: weights.length,
  })

/** The learners that play in turn; for any game several share their weights. */
export function trainersFor(lesson: Lesson): readonly [Trainer, ...Trainer[]] {
  if (!isOfAnyGame(lesson)) {
    const game = compileGame(contentOf(lesson))
    return [lesson.isFiner ? new Trainer(game, SETTINGS, fineShapeOf(game)) : new Trainer(game)]
  }
  const games = gamesOfEveryKind().map((choice) => compileGame(ownContent(choice)))
  const first = new Trainer(games[0]!, SETTINGS, anyShapeOf(games[0]!))
  return [first, ...games.slice(1).map((game) => new Trainer(game, SETTINGS, anyShapeOf(game), first))]
}

function contentOf({ abductor, pack, values }: Lesson): GameContent {
  if (values === null) return gameContent(abductor, pack as PackId)
  const choice = { abductor, pack: pack as PackId, packs: [packFrom(values)] }
  // S4: another cost is another order, and what is known of a card today would be taken for another one's.
  if (setsOf(choice) === 'own') throw new Error(`${values}: other cards, or in another order`)
  return ownContent(choice)
}
