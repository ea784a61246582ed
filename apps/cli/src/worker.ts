// What runs in a worker of the pool, by name; a bundle of its own (scripts/bundle.mjs).
import { type Chunk, playGames } from './simulate/chunk.ts'
import { newTally, type Tally } from './simulate/tally.ts'

export function playChunk(chunk: Chunk): Tally {
  let tally = newTally()
  for (const soFar of playGames(chunk)) tally = soFar
  return tally
}
