import type { View } from '@negotiator/rules'
import type { Lang } from './lang.ts'
import { isMessageKey, text } from './text.ts'

/** A demand that nobody knows yet: of its kind, the how manieth of how many that lie facedown. */
export interface FacedownDemand {
  readonly kind: 'major' | 'escape'
  readonly nth: number
  readonly of: number
}

/** M1: what lies facedown at a place. Places are counted from 0 for programs; a player counts what he sees. */
export function facedownDemandAt(view: View, place: number): FacedownDemand | undefined {
  const kind = view.demands.find((demand) => demand.place === place)?.class
  if (kind === undefined || kind === 'minor') return undefined
  const alike = view.demands.filter((demand) => demand.id === null && demand.class === kind)
  const index = alike.findIndex((demand) => demand.place === place)
  return index < 0 ? undefined : { kind, nth: index + 1, of: alike.length }
}

export function facedownDemandText(lang: Lang, { kind, nth, of }: FacedownDemand): string {
  if (of === 1) return text(lang, `demand.facedown.${kind}`)
  const key = `demand.nth.${nth}`
  const word = isMessageKey(key) ? text(lang, key) : text(lang, 'demand.nth', { n: nth })
  return text(lang, `demand.facedown.${kind}.nth`, { nth: word, n: of })
}
