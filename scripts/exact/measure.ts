import {
  asShipped,
  DEEP,
  Deep,
  Exact,
  Instant,
  MINIATURES,
  type Miniature,
  type Player,
  PolicyValue,
  reduced,
  SEARCH,
  SETTINGS,
  TRAINER,
  Trainer,
} from '@negotiator/advisor'
import { CONTENT_HASH, gameContent } from '@negotiator/content'
import { compileGame, type Game, newState, RULES_VERSION } from '@negotiator/rules'
import { readCheckpoint, writeCheckpoint } from '../train/checkpoint.ts'
import {
  type ExactResult,
  type ExactRow,
  lastResult,
  readResult,
  type Tier,
  trainingFile,
  writeResult,
} from './result.ts'
import { sampled } from './sample.ts'

const BETWEEN_CHECKPOINTS = 20_000
const DEEP_GAMES = 1_000
/** Training games of what docs/strength-exact.md tells of. */
export const TRAINING_GAMES = 300_000

/** Trains the advisor on a miniature, follows the quick tier through everything, solves it, and watches the thorough tier in many games. */
export function measure(miniature: Miniature, games: number, say: (text: string) => void): ExactResult {
  const { name } = miniature
  const { game, trainer, training } = trainingFor(miniature, games)
  const result = measured(miniature, games)
  if (result.deep !== undefined) return result
  train(name, trainer, training, games, say)
  const learned = asShipped(trainer.outcome(), trainer.absolute)
  if (result.instant === undefined) {
    say(`${name}: following instant`)
    result.trained = games
    result.instant = followed(game, new Instant(game, learned))
    writeResult(name, result)
  }
  say(`${name}: solving`)
  const exact = new Exact(game)
  result.optimum = exact.value(newState(game))
  result.states = exact.states
  writeResult(name, result)
  say(`${name}: ${DEEP_GAMES} games by deep`)
  result.deep = sampled(game, exact, new Deep(game, learned), DEEP_GAMES)
  writeResult(name, result)
  return result
}

/** What is known of a miniature with the settings, rules and cards of today. */
export const measured = (miniature: Miniature, games: number): ExactResult =>
  readResult(miniature.name, runFor(miniature, games))

/** What was measured last, and whether it was so with the settings, rules and cards of today. */
export function lastMeasured(miniature: Miniature, games: number): ExactRow {
  const run = runFor(miniature, games)
  const result = lastResult(miniature.name) ?? { run }
  return { result, isOfToday: result.run === run }
}

export const lastMeasuredOfAll = (games: number): Record<string, ExactRow> =>
  Object.fromEntries(MINIATURES.map((miniature) => [miniature.name, lastMeasured(miniature, games)]))

function runFor(miniature: Miniature, games: number): string {
  const { training } = trainingFor(miniature, games)
  return JSON.stringify({ training, isRounded: true, search: SEARCH, DEEP, DEEP_GAMES })
}

function trainingFor(miniature: Miniature, games: number) {
  const game = compileGame(reduced(gameContent(miniature.abductor), miniature))
  const trainer = new Trainer(game)
  const size = trainer.network.weights.length
  const training = JSON.stringify({
    TRAINER,
    SETTINGS,
    games,
    miniature,
    rules: RULES_VERSION,
    content: CONTENT_HASH,
    size,
  })
  return { game, trainer, training }
}

function train(
  name: string,
  trainer: Trainer,
  run: string,
  games: number,
  say: (text: string) => void,
): void {
  const file = trainingFile(name)
  let played = readCheckpoint(file, trainer, run)?.games ?? 0
  while (played < games) {
    say(`${name}: training, ${played} of ${games} games`)
    const until = Math.min(games, played + BETWEEN_CHECKPOINTS)
    for (; played < until; played++) trainer.playOne(played)
    writeCheckpoint(file, trainer, { run, games: played, stages: [], curve: [] })
  }
}

function followed(game: Game, player: Player): Tier {
  const policy = new PolicyValue(game, player)
  const result = policy.of(newState(game))
  return { ...result, states: policy.states }
}
