import { ALLOCATION_FLAGS, type Allocation } from './allocation.ts'
import { startPart } from './part.ts'
import type { Slice } from './slice.ts'

/** Who plays, in the order of the table. */
export const PLAYERS = [
  'inPlace',
  'session',
  'adapterAlone',
  'reducer',
  'bot',
  'plainBot',
  'documentedBot',
] as const
export type PlayerId = (typeof PLAYERS)[number]
type Measured = PlayerId | 'clone'

/** Odd, so that the median is one of them; many and short, so that what is compared happened close together. */
export const ROUNDS = 21
/** boardgame.io goes on getting faster for that long. */
const WARM_UP_SECONDS = 3
/** A clone is so short that a fraction of a contender's time tells enough. */
const CLONE_PART = 0.2

export interface Measurement {
  readonly rounds: readonly Readonly<Record<Measured, Slice>>[]
  readonly sameRulesGames: number
  readonly adapterShare: number
  readonly allocation: Allocation
}

export async function measure(seconds: number, progress: (text: string) => void): Promise<Measurement> {
  progress('comparing the games of all contenders')
  const sameRulesGames = await askOnce(startPart('sameRules'), 0)
  const rounds = await playRounds(seconds / ROUNDS, progress)
  progress('timing the adapter')
  const adapterShare = await askOnce(startPart('adapterShare'), seconds / 2)
  progress('counting bytes')
  const allocation = await askOnce(startPart('allocation', ALLOCATION_FLAGS), 0)
  return { rounds, sameRulesGames, adapterShare, allocation }
}

/** In every round each contender has its turn, so that a slow moment of the machine hits all of them. */
async function playRounds(seconds: number, progress: (text: string) => void) {
  const ids = [...PLAYERS, 'clone'] as const
  const parts = ids.map((id) => startPart(id))
  const round = async (of: number, label: string) => {
    const slices = {} as Record<Measured, Slice>
    for (const [i, id] of ids.entries()) {
      progress(`${label}: ${id}`)
      slices[id] = await parts[i]!.ask(id === 'clone' ? of * CLONE_PART : of)
    }
    return slices
  }
  try {
    await round(WARM_UP_SECONDS, 'warming up')
    const rounds: Record<Measured, Slice>[] = []
    for (let i = 1; i <= ROUNDS; i++) rounds.push(await round(seconds, `round ${i} of ${ROUNDS}`))
    return rounds
  } finally {
    for (const part of parts) part.stop()
  }
}

async function askOnce<T>(
  part: { ask(seconds: number): Promise<T>; stop(): void },
  seconds: number,
): Promise<T> {
  try {
    return await part.ask(seconds)
  } finally {
    part.stop()
  }
}
