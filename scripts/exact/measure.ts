import {
  compileGame,
  Deep,
  Exact,
  type Game,
  Instant,
  type Miniature,
  newState,
  type Player,
  PolicyValue,
  RULES_VERSION,
  reduced,
  SETTINGS,
  Trainer,
} from '@negotiator/advisor'
import { CONTENT_HASH, gameContent } from '@negotiator/content'
import { readCheckpoint, writeCheckpoint } from '../train/checkpoint.ts'
import { type ExactResult, readResult, type Tier, trainingFile, writeResult } from './result.ts'

const BETWEEN_CHECKPOINTS = 20_000

/** Solves a miniature, trains the advisor on it, and follows both tiers through everything that can happen. */
export function measure(miniature: Miniature, games: number, say: (text: string) => void): ExactResult {
  const game = compileGame(reduced(gameContent(miniature.abductor), miniature))
  const trainer = new Trainer(game)
  const run = JSON.stringify({
    SETTINGS,
    games,
    miniature,
    rules: RULES_VERSION,
    content: CONTENT_HASH,
    size: trainer.network.weights.length,
  })
  const { name } = miniature
  const result = readResult(name, run)
  if (result.optimum === undefined) {
    say(`${name}: solving`)
    const exact = new Exact(game)
    result.optimum = exact.value(newState(game))
    result.states = exact.states
    writeResult(name, result)
  }
  if (result.deep !== undefined) return result
  train(name, trainer, run, games, say)
  result.trained = trainer.games
  for (const tier of ['instant', 'deep'] as const) {
    say(`${name}: following ${tier}`)
    const player = tier === 'deep' ? new Deep(game, trainer.network) : new Instant(game, trainer.network)
    result[tier] ??= followed(game, player)
    writeResult(name, result)
  }
  return result
}

function train(
  name: string,
  trainer: Trainer,
  run: string,
  games: number,
  say: (text: string) => void,
): void {
  const file = trainingFile(name)
  readCheckpoint(file, trainer, run)
  while (trainer.games < games) {
    say(`${name}: training, ${trainer.games} of ${games} games`)
    const until = Math.min(games, trainer.games + BETWEEN_CHECKPOINTS)
    while (trainer.games < until) trainer.playOne()
    writeCheckpoint(file, trainer, { run, games: trainer.games, curve: [] })
  }
}

function followed(game: Game, player: Player): Tier {
  const policy = new PolicyValue(game, player)
  const result = policy.of(newState(game))
  return { ...result, states: policy.states }
}
