import type { Frame } from '../game/frames.ts'
import type { SoundName } from './catalogue.ts'

/** What a picture of the story sounds like. */
export function soundOf(
  { event, dice, counters, head, result }: Frame,
  before: Frame | null,
): SoundName | null {
  switch (event) {
    case 'play':
    case 'facedown':
    case 'conceded':
    case 'ability':
      return 'card'
    case 'bought':
    case 'taken':
      return 'buy'
    case 'roll':
    case 'check':
    case 'react':
      return 'roll'
    case 'settle':
      return dice !== null && dice.successes !== 0 ? 'success' : 'fail'
    case 'drawn':
      return head?.kind === 'pivotal' ? 'pivotal' : 'terror'
    case 'saved':
      return 'save'
    case 'killed':
      return 'kill'
    case 'threat':
      return counters.threat > (before?.counters.threat ?? counters.threat) ? 'threat-up' : 'threat-down'
    case 'conversation-ended':
      return 'hang-up'
    case 'over':
      return result === 'won' ? 'win' : 'lose'
    default:
      return null
  }
}
