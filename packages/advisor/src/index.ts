/** Win probability, the value of every move, and why: learned values, and search on top of them. */

export { ADVICE, type Advice, type AdviceSettings, improvingAdvice, type RankedMove } from './advice.ts'
export { type Brain, brainFor } from './brain.ts'
export { type Consequences, consequencesOf } from './consequences.ts'
export { DEEP, Deep, type DeepSettings } from './deep.ts'
export { Exact } from './exact/exact.ts'
export { MINIATURES, type Miniature } from './exact/miniatures.ts'
export { type PolicyResult, PolicyValue } from './exact/policy-value.ts'
export { reduced } from './exact/reduce.ts'
export { FlatMonteCarlo } from './flat-monte-carlo.ts'
export { Greedy } from './greedy/greedy.ts'
export { THUMB, type Thumb } from './greedy/thumb.ts'
export { hindsight, type Verdict } from './hindsight/hindsight.ts'
export { RoughJudge } from './hindsight/rough-judge.ts'
export { Instant } from './instant.ts'
export type { Judge } from './judge.ts'
export { type LineStep, likelyLine } from './likely-line.ts'
export { Lookahead } from './lookahead.ts'
export { anyShapeOf, Network, type Shape, shapeOf } from './network.ts'
export type { Player } from './player.ts'
export { Playouts } from './playouts.ts'
export { type Reason, reasonsFor } from './reasons.ts'
export { SETTINGS, Trainer, type TrainingSettings } from './train/trainer.ts'
export {
  contentKey,
  decodeWeights,
  encodeWeights,
  type Weights,
  WeightsError,
  type WeightsOrigin,
} from './weights.ts'
