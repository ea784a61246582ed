import type { Contender } from './contenders/contender.ts'
import { type Slice, slices } from './slice.ts'

/**
 * What the bench consists of. Each part runs in a process of its own and loads only what it needs: what one
 * contender teaches the compiler about the shapes of states cannot slow another one down.
 */
export const PARTS = {
  inPlace: contender(async () => (await import('./contenders/in-place.ts')).inPlace()),
  session: contender(async () => (await import('./contenders/session.ts')).session()),
  adapterAlone: contender(async () => (await import('./contenders/adapter-alone.ts')).adapterAlone()),
  reducer: contender(async () => (await import('./contenders/reducer.ts')).reducer()),
  bot: contender(async () => (await import('./contenders/bot.ts')).tunedBot()),
  plainBot: contender(async () => (await import('./contenders/bot.ts')).outOfTheBoxBot()),
  documentedBot: contender(async () => (await import('./contenders/bot.ts')).documentedBot()),
  clone: contender(async () => (await import('./contenders/clone.ts')).clone()),
  sameRules: async () => (await import('./same-rules.ts')).checkSameRules,
  adapterShare: async () => (await import('./adapter-share.ts')).adapterShare,
  allocation: async () => (await import('./allocation.ts')).measureAllocation,
}

export type PartId = keyof typeof PARTS

/** What a part answers when it is asked to run for some seconds. */
export type Answer<P extends PartId> = Awaited<ReturnType<Awaited<ReturnType<(typeof PARTS)[P]>>>>

function contender(load: () => Promise<Contender>): () => Promise<(seconds: number) => Promise<Slice>> {
  return async () => slices(await load())
}
