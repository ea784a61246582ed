import { type Brain, brainFor, contentKey, withFiner } from '@negotiator/advisor'
import type { Game } from '@negotiator/rules'
import type { Position } from './hintProtocol.ts'

/** Many times what a file of weights has; more would only eat memory. */
const MOST_BYTES = 100_000_000

type Learned = Omit<Position, 'state' | 'finer'>

let known: { readonly key: string; readonly brain: Brain } | null = null

/** What was learned for a game, or for any game; null if neither can be had. Fetched once, then remembered. */
export async function learnedFor({ game, own, any }: Learned): Promise<Brain | null> {
  const key = `${own} ${contentKey(game)}`
  if (known?.key === key) return known.brain
  const brain = (own === null ? null : await attempt(game, own, true)) ?? (await attempt(game, any, false))
  // Asked again, it may be there; and what is for any game is only a stopgap.
  if (brain !== null && (brain.isOwn || own === null)) known = { key, brain }
  return brain
}

/** With what a finer look adds to it, if there is that and it can be had. Fetched once, then remembered. */
export async function refined(brain: Brain, game: Game, finer: string | null): Promise<Brain> {
  if (finer === null || !brain.isOwn || brain.thorough !== brain.network) return brain
  try {
    const whole = withFiner(game, brain, await fetched(finer))
    if (known?.brain === brain) known = { ...known, brain: whole }
    return whole
  } catch {
    return brain
  }
}

/** Learned for this very game, for a former version of its cards, or for any game. */
export const knowledgeOf = ({ isOwn, isStale }: Brain): 'own' | 'stale' | 'any' =>
  isOwn ? (isStale ? 'stale' : 'own') : 'any'

/** Offline, a host that forgot the file, a file for other cards: all of it means to do without. */
async function attempt(game: Game, address: string, isOwn: boolean): Promise<Brain | null> {
  try {
    const bytes = await fetched(address)
    return isOwn ? brainFor(game, bytes, NONE) : brainFor(game, null, bytes)
  } catch {
    return null
  }
}

const NONE = new Uint8Array()

/** Some hosts unpack what ends in `.gz` on the way, some do not: the first bytes tell. */
export async function fetched(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? unpacked(bytes) : bytes
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST_BYTES) throw new Error('too large')
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
