import { useSignalEffect } from '@preact/signals'
import { conversationCard } from '../table/cards.ts'
import { isReplay, session, view } from './gameCtrl.ts'
import { previewOf } from './preview.ts'
import { isPlaying } from './showCtrl.ts'

/** Rows of a card: two successes and more, one, none. */
const SUCCESSES = [2, 1, 0]

/**
 * What every card of the hand would do is worked out while nobody waits, card by card: then a raised one only has to
 * be drawn. Where the browser does not tell when it is idle, it is worked out when a card is raised.
 */
export function useForesight(): void {
  useSignalEffect(() => {
    const { phase, pending, hand } = view.value
    if (isPlaying.value || isReplay.value || phase !== 'conversation' || pending !== null) return
    const position = session.value
    const cards = [...new Set(hand)]
    const work = () => {
      const id = cards.pop()
      if (id === undefined) return
      const isRolled = conversationCard(id).resolve.kind === 'roll'
      for (const successes of isRolled ? SUCCESSES : [0]) previewOf(position, { play: id }, successes)
      waiting = globalThis.requestIdleCallback?.(work)
    }
    let waiting = globalThis.requestIdleCallback?.(work)
    return () => {
      if (waiting !== undefined) cancelIdleCallback(waiting)
    }
  })
}
