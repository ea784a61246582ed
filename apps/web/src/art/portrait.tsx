import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Mood } from './portraits/mood.ts'
import { Stranger } from './portraits/stranger.tsx'

type Face = ComponentType<{ mood: Mood }>

/** One module for each face: only those that are looked at are fetched. */
const FACES: Readonly<Record<string, () => Promise<Face>>> = {
  arkayne: async () => (await import('./portraits/arkayne.tsx')).Arkayne,
  donna: async () => (await import('./portraits/donna.tsx')).Donna,
  edward: async () => (await import('./portraits/edward.tsx')).Edward,
  lijah: async () => (await import('./portraits/lijah.tsx')).Lijah,
  barrett: async () => (await import('./portraits/barrett.tsx')).Barrett,
  renesha: async () => (await import('./portraits/renesha.tsx')).Renesha,
}

/** The abductors whom somebody has drawn. Whoever comes in a pack (a dot is in the id) has a face by chance; any other id shows a stranger. */
export const PORTRAIT_IDS: readonly string[] = Object.keys(FACES)

const loaderOf = (id: string): (() => Promise<Face>) | undefined =>
  id.includes('.') ? async () => (await import('./portraits/anybody.tsx')).anybody(id) : FACES[id]

const arrived = new Map<string, Face>()

/**
 * Fetches a face ahead of time. After it, `Portrait` of that id draws the face in its first render; without it,
 * `Portrait` draws a stranger and puts the face there when it has come. Never rejects: a face that cannot be
 * fetched stays a stranger, and is asked for again the next time.
 */
export async function loadPortrait(id: string): Promise<void> {
  if (arrived.has(id)) return
  const face = await loaderOf(id)?.().catch(() => undefined)
  if (face) arrived.set(id, face)
}

export function Portrait({ id, mood }: { id: string; mood: Mood }) {
  const [, showArrived] = useState('')
  useEffect(() => {
    let shown = true
    if (!arrived.has(id)) void loadPortrait(id).then(() => shown && showArrived(id))
    return () => {
      shown = false
    }
  }, [id])
  const Known = arrived.get(id)
  return Known ? <Known mood={mood} /> : <Stranger />
}
