import { signed } from '@negotiator/language'
import type { Effect } from '@negotiator/rules'
import type { SymbolName } from '../pictures.ts'

export const symbolOf = ({ op }: Effect): SymbolName => op

/** The number beside the symbol on a small card; ops without one have none. */
export function numberOf(effect: Effect): string {
  switch (effect.op) {
    case 'cp':
    case 'threat':
    case 'dice':
    case 'hostages':
      return signed(effect.n)
    case 'save':
    case 'kill':
    case 'free':
    case 'takeback':
    case 'discard':
    case 'burn':
    case 'to-side':
    case 'from-side':
    case 'save-side':
    case 'kill-side':
    case 'advance':
      return String(effect.n)
    default:
      return ''
  }
}

/** Does it help the player? Shown by colour, never by colour alone. */
export function tendencyOf(effect: Effect): 'good' | 'bad' | 'plain' {
  switch (effect.op) {
    case 'cp':
    case 'dice':
      return effect.n < 0 ? 'bad' : 'good'
    case 'threat':
      return effect.n > 0 ? 'bad' : 'good'
    case 'save':
    case 'save-side':
    case 'to-side':
    case 'reveal':
    case 'reveal-all':
    case 'fours':
    case 'free':
    case 'takeback':
    case 'eliminate':
      return 'good'
    case 'kill':
    case 'escape':
    case 'hostages':
    case 'discard':
    case 'remove':
    case 'end':
      return 'bad'
    default:
      return 'plain'
  }
}
