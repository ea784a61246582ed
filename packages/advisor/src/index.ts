/** Win probability, the value of every move, and why: learned values, and search on top of them. */

export { ADVICE, type Advice, type AdviceSettings, improvingAdvice } from './advice.ts'
export { analyse, type GameLog, type NamedJudge } from './analysis/analyse.ts'
export {
  ANALYSIS,
  ANALYSIS_FORMAT,
  type AnalysedAction,
  type AnalysedStep,
  type Analysis,
  type AnalysisSettings,
} from './analysis/analysis.ts'
export { type Balance, balanceOf, bestOther, doubtOf, type StepBalance } from './analysis/balance.ts'
export type { ChanceEvent } from './analysis/chance-events.ts'
export { GRADES, type Grade, gradeOf } from './analysis/grades.ts'
export type { Luck } from './analysis/luck.ts'
export { costliest, luckiest, type Mistake, type Moment } from './analysis/moments.ts'
export { type Brain, brainFor, withFiner } from './brain.ts'
export { type Consequences, consequencesOf } from './consequences.ts'
export { DEEP, Deep, type DeepSettings, PLAYING_ON } from './deep.ts'
export type { RankedMove } from './deepen.ts'
export { AS_LEARNED } from './evening.ts'
export { Exact } from './exact/exact.ts'
export { MINIATURES, type Miniature } from './exact/miniatures.ts'
export { type PolicyResult, PolicyValue } from './exact/policy-value.ts'
export { reduced } from './exact/reduce.ts'
export { type ExpectedStep, type Explained, Explanation, type RankedAction } from './explanation.ts'
export { correctedName, correctionsOf, decodeFiner, finerFrom, withCorrections } from './finer.ts'
export { FlatMonteCarlo } from './flat-monte-carlo.ts'
export { Greedy } from './greedy/greedy.ts'
export { THUMB, type Thumb } from './greedy/thumb.ts'
export { hindsight, type Verdict } from './hindsight/hindsight.ts'
export { winningLine } from './hindsight/winning-line.ts'
export { Instant } from './instant.ts'
export { meanMargin, Z } from './interval.ts'
export type { Adviser, Judge } from './judge.ts'
export { type LineStep, likelyLine } from './likely-line.ts'
export { Lookahead, SEARCH } from './lookahead.ts'
export { anyShapeOf, fineShapeOf, Network, type Shape, shapeOf } from './network.ts'
export type { Player } from './player.ts'
export { Playouts } from './playouts.ts'
export {
  type Collection,
  collectionText,
  type GameNamed,
  type KeptPuzzle,
  rankingFrom,
  readCollection,
} from './puzzles/collection.ts'
export { PUZZLES, type PuzzleSettings, puzzlesOf } from './puzzles/find-puzzles.ts'
export { type Lead, leadOf } from './puzzles/lead.ts'
export { AS_GOOD, canonicalAction, type Puzzle, solves } from './puzzles/puzzle.ts'
export { ThemeQuotas } from './puzzles/quotas.ts'
export { THEMES, type Theme } from './puzzles/themes.ts'
export { type Failures, ratingOf } from './puzzles/weaker-players.ts'
export { type Reason, reasonsFor } from './reasons.ts'
export { type RoughSettings, roughAdvice } from './rough-advice.ts'
export { asShipped } from './train/coarsen.ts'
export { evenOut } from './train/even-out.ts'
export { SETTINGS, TRAINER, Trainer, type TrainingSettings } from './train/trainer.ts'
export {
  contentKey,
  decodeWeights,
  encodeWeights,
  type Weights,
  WeightsError,
  type WeightsOrigin,
  type WeightsProblem,
  weightsName,
} from './weights.ts'
