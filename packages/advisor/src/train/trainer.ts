import {
  applyMove,
  DecisionStream,
  END_SPEND,
  type Game,
  legalMoves,
  MOST_MOVES,
  newState,
  RESULT_NONE,
  RESULT_WON,
  SeededChance,
  type State,
} from '@negotiator/rules'
import { Instant } from '../instant.ts'
import { Network, type Shape, shapeOf } from '../network.ts'
import { spendOver } from '../spend-over.ts'
import { randomStart } from './random-start.ts'

export interface TrainingSettings {
  readonly seed: string
  /** How far a target looks at what really came, instead of what was expected (TD λ). */
  readonly lambda: number
  readonly rate: number
  /** The share of random moves, in the first games and in the end. */
  readonly exploration: Fading
  /** The share of games that begin somewhere in the middle. */
  readonly starts: Fading
  /** How often the weights are taken into their mean, and over about how many games it reaches back. */
  readonly mean: { readonly every: number; readonly over: number }
}

interface Fading {
  readonly first: number
  readonly last: number
  /** After that many games two thirds of the way are gone. */
  readonly games: number
}

const share = ({ first, last, games }: Fading, played: number): number =>
  last + (first - last) * Math.exp(-played / games)

export const SETTINGS: TrainingSettings = {
  seed: 'first call',
  lambda: 0.5,
  rate: 15,
  exploration: { first: 0.08, last: 0.03, games: 300_000 },
  starts: { first: 0.5, last: 0.1, games: 300_000 },
  mean: { every: 250, over: 50_000 },
}

/** Rises whenever the same settings and games would teach something else: the header of weights says who taught them. */
export const TRAINER = 2

/** Longer games exist only among the most foolish; their beginning is not learned from. */
const MOST_POSITIONS = 1024

/** What is assumed of a weight whose corrections are no longer known: they mostly cancelled each other out. */
const FORMER_CORRECTIONS = 5
const FORMER_STEP = 0.1

/**
 * Learns a network by temporal differences: every position of a game is drawn towards the best move's exact
 * expectation, mixed with what came of it. Each weight has its own step size, which shrinks as its corrections
 * cancel out (temporal coherence). What the last games taught is partly their luck, so the outcome is the mean of
 * the weights over many games.
 */
export class Trainer {
  readonly network: Network
  readonly mean: Float32Array
  /** Sums of corrections, signed and absolute, by weight. */
  readonly signed: Float32Array
  readonly absolute: Float32Array
  readonly game: Game
  private readonly shape: Shape
  private readonly settings: TrainingSettings
  private readonly player: Instant
  private readonly chance = new SeededChance('')
  private readonly decisions = new DecisionStream('')
  private readonly seeds: readonly [number, number]
  private readonly moves = new Int32Array(MOST_MOVES)
  private readonly entries: Int32Array
  private readonly expected = new Float64Array(MOST_POSITIONS)
  private readonly explored = new Uint8Array(MOST_POSITIONS)
  private readonly afterSpend: State
  /** Positions of the game being played, so far. */
  private length = 0

  /** With `fellow`, what is learned goes into the same weights: a network for any game learns from several. */
  constructor(game: Game, settings: TrainingSettings = SETTINGS, shape = shapeOf(game), fellow?: Trainer) {
    this.game = game
    this.shape = shape
    this.settings = settings
    this.network = new Network(shape, fellow?.network.weights)
    this.player = new Instant(game, this.network)
    this.mean = fellow?.mean ?? new Float32Array(shape.size * shape.situations)
    this.signed = fellow?.signed ?? new Float32Array(shape.size * shape.situations)
    this.absolute = fellow?.absolute ?? new Float32Array(shape.size * shape.situations)
    this.afterSpend = newState(game)
    this.entries = new Int32Array(MOST_POSITIONS * shape.offset.length)
    const stream = new DecisionStream(settings.seed)
    this.seeds = [stream.uint32(), stream.uint32()]
  }

  /** Takes over weights that were learned before: each goes on by small steps until it shows that it needs larger ones. */
  goOnFrom(weights: Float32Array): void {
    this.network.weights.set(weights)
    this.mean.set(weights)
    for (let i = 0; i < weights.length; i++) {
      if (weights[i] === 0) continue
      this.absolute[i] = FORMER_CORRECTIONS
      this.signed[i] = FORMER_CORRECTIONS * FORMER_STEP
    }
  }

  /** Learns from one game: the same by its number, so a run that was stopped goes on as if it had not been. */
  playOne(number: number): void {
    const { game, moves, decisions } = this
    decisions.reseed(this.seeds[0] + number, this.seeds[1])
    this.chance.reseed(decisions.uint32(), decisions.uint32())
    const exploration = share(this.settings.exploration, number)
    const table = { game, state: newState(game), chance: this.chance, log: null }
    const s = table.state
    if (this.happens(share(this.settings.starts, number))) randomStart(game, s, decisions)
    this.length = 0
    while (s.result === RESULT_NONE) {
      const best = this.player.choose(s)
      const explores = this.happens(exploration)
      if (s.stack.length === 0) {
        const expected = this.player.expected(s)
        this.remember(s, false, expected, explores)
        if (best === END_SPEND && !explores) {
          spendOver(this.afterSpend, s)
          this.remember(this.afterSpend, true, expected, false)
        }
      } else if (explores && this.length > 0) this.explored[this.length - 1] = 1
      applyMove(table, explores ? moves[decisions.below(legalMoves(game, s, moves))]! : best)
    }
    this.learn(s.result === RESULT_WON ? 1 : 0)
    if ((number + 1) % this.settings.mean.every === 0) this.takeMean(number + 1)
  }

  /** What was learned so far; it changes as more is learned. The first games have no mean yet. */
  outcome(): Network {
    const hasMean = this.mean.some((weight) => weight !== 0)
    return new Network(this.shape, hasMean ? this.mean : this.network.weights)
  }

  /** Of all games so far at first, then of the last ones. */
  private takeMean(games: number): void {
    const { mean } = this
    const { weights } = this.network
    const { every, over } = this.settings.mean
    const share = every / Math.min(games, over)
    for (let i = 0; i < mean.length; i++) mean[i] = mean[i]! + share * (weights[i]! - mean[i]!)
  }

  private remember(s: State, beforeDraw: boolean, expected: number, explores: boolean): void {
    if (this.length === MOST_POSITIONS) return
    const { network, length } = this
    const tables = this.shape.offset.length
    network.value(s)
    const base = network.baseOf(s, beforeDraw)
    for (let i = 0; i < tables; i++) this.entries[length * tables + i] = base + network.entries[i]!
    this.expected[length] = expected
    this.explored[length] = explores ? 1 : 0
    this.length++
  }

  private happens(probability: number): boolean {
    return this.decisions.uint32() < probability * 2 ** 32
  }

  private learn(outcome: number): void {
    const { lambda } = this.settings
    let after = outcome
    for (let i = this.length - 1; i >= 0; i--) {
      const expected = this.expected[i]!
      const target = this.explored[i] === 1 ? expected : expected + lambda * (after - expected)
      this.correct(i, target)
      after = target
    }
  }

  private correct(position: number, target: number): void {
    const { signed, absolute } = this
    const { weights } = this.network
    const tables = this.shape.offset.length
    const entries = this.entries.subarray(position * tables, (position + 1) * tables)
    let logit = 0
    for (let i = 0; i < tables; i++) logit += weights[entries[i]!]!
    const error = target - 1 / (1 + Math.exp(-logit))
    const step = (this.settings.rate * error) / tables
    const size = Math.abs(error)
    for (let i = 0; i < tables; i++) {
      const entry = entries[i]!
      const sum = absolute[entry]!
      weights[entry] = weights[entry]! + (sum === 0 ? step : (step * Math.abs(signed[entry]!)) / sum)
      signed[entry] = signed[entry]! + error
      absolute[entry] = sum + size
    }
  }
}
