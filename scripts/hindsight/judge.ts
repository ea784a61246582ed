import { existsSync, readFileSync } from 'node:fs'
import { type Judge, RoughJudge, Trainer } from '@negotiator/advisor'
import type { Game } from '@negotiator/rules'
import { type Progress, readCheckpoint } from '../train/checkpoint.ts'
import { checkpointFile } from '../train/files.ts'

export interface Guide {
  readonly judge: Judge
  /** Games that it has learned from; 0: rules of thumb. */
  readonly trained: number
}

/** Only the order of the search depends on it: what was learned so far, or rules of thumb. */
export function guideFor(game: Game, abductor: string, pack: string): Guide {
  const rough = { judge: new RoughJudge(game), trained: 0 }
  const file = checkpointFile(abductor, pack)
  if (!existsSync(file)) return rough
  const bytes = readFileSync(file)
  const { run }: Progress = JSON.parse(bytes.subarray(0, bytes.indexOf(10)).toString())
  const trainer = new Trainer(game)
  // Weights of another shape of network would only mislead.
  if (JSON.parse(run).size !== trainer.network.weights.length) return rough
  const progress = readCheckpoint(file, trainer, run)
  return { judge: trainer.network, trained: progress?.games ?? 0 }
}
