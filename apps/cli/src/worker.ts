// What runs in a worker of the pool, by name; a bundle of its own (scripts/bundle.mjs).
import { type Chunk, Crew, type Played, playWhole } from '@negotiator/lab'
import { brainFinder } from './advisor/brain-finder.ts'

const crews = new Map<string, Crew>()

/** Weights are read once, not for every chunk. */
function crewOf(weights: string): Crew {
  let crew = crews.get(weights)
  if (crew === undefined) {
    crew = new Crew(brainFinder(weights))
    crews.set(weights, crew)
  }
  return crew
}

export interface ChunkForWorker {
  readonly chunk: Chunk
  /** The folder of weights. */
  readonly weights: string
}

export const playChunk = ({ chunk, weights }: ChunkForWorker): Played => playWhole(crewOf(weights), chunk)
