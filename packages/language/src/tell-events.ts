import type { GameEvent } from '@negotiator/rules'
import { eventText, type ShownDice } from './event-text.ts'
import type { Lang } from './lang.ts'

/** Who is on the line before the events: the abductor, or already the 2nd in command (X1). */
export interface Line {
  readonly abductor: string
  readonly second: boolean
  /** One with a name of his own. */
  readonly secondId?: string
}

export interface ToldEvent {
  readonly event: GameEvent
  readonly text: string
}

/** One sentence or more per event, in their order; from X1 on it is the 2nd in command who does and says things. */
export function tellEvents(
  lang: Lang,
  events: readonly GameEvent[],
  { abductor, second, secondId = 'second-in-command' }: Line,
  shownDice?: ShownDice,
): readonly ToldEvent[] {
  let speaker = second ? secondId : abductor
  return events.map((event) => {
    if (event.e === 'second-in-command') speaker = secondId
    return {
      event,
      text: eventText(lang, event, { abductor: speaker, ...(shownDice === undefined ? {} : { shownDice }) }),
    }
  })
}
