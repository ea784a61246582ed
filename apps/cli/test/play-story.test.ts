import type { GameEvent } from '@negotiator/rules'
import { newSession, type Session } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { ANSWERS } from '../src/play/answers/index.ts'
import { storyLines } from '../src/play/screen/story.ts'
import { replayLines } from '../src/replay/story.ts'
import { lookOf } from '../src/terminal/look.ts'
import { setupOf } from './play-terminal.ts'
import { randomSession } from './random-session.ts'

const oneLine = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/g, ' ')
const look = lookOf('en', 80)

const hangsUp: GameEvent = { e: 'conversation-ended', byEffect: true }

/** A game whose first step brings the 2nd in command, and whose second one he ends by hanging up. */
function handedOver(): Session {
  const played = randomSession({ abductor: 'donna', seed: 'story' }, 2)
  const events: readonly GameEvent[][] = [
    [{ e: 'eliminated' }, { e: 'second-in-command' }, hangsUp],
    [hangsUp],
  ]
  const steps = played.steps.map((step, i) => ({
    ...step,
    events: events[i]!,
    after: { ...step.after, state: { ...step.after.state, second: 1 } },
  }))
  return { ...played, steps }
}

describe('when the 2nd in command has taken over', () => {
  it('it is he who hangs up, in the game and in the replay', () => {
    const session = handedOver()
    for (const story of [ANSWERS.log!(look, session, ''), replayLines('en', session, 2)]) {
      const [before = '', after = ''] = oneLine(story).split('the 2nd in command takes over.')
      expect(before).toContain('She is down.')
      expect(after.split('He hangs up.')).toHaveLength(3)
      expect(after).not.toContain('She hangs up.')
    }
  })
})

describe('a roll that settles by itself', () => {
  it('tells its successes once, in the game and in the replay', () => {
    const roll: GameEvent = { e: 'roll', dice: [6, 6], successes: 2, foursCount: false }
    const events: readonly GameEvent[] = [roll, { e: 'settle', successes: 2, dice: [6, 6] }]
    expect(oneLine(storyLines(look, newSession(setupOf()), events))).not.toContain('The roll stands')
    const played = randomSession({ seed: 'echo' })
    const steps = played.steps.map((step) => ({ ...step, events }))
    const replayed = oneLine(replayLines('en', { ...played, steps }, 1))
    // Each die once, as a picture with its number.
    expect(replayed).toMatch(/You roll ⚅\s6\s+⚅\s6: 2 successes\./)
    expect(replayed).not.toContain('6, 6')
    expect(replayed).not.toContain('The roll stands')
  })
})

describe('a story that goes on', () => {
  it('leaves out what is known, and still knows who took over there', () => {
    const events: readonly GameEvent[] = [{ e: 'eliminated' }, { e: 'second-in-command' }, hangsUp]
    const donna = newSession(setupOf({ abductor: 'donna' }))
    expect(storyLines(look, donna, events, 2)).toEqual(['He hangs up.'])
    expect(storyLines(look, donna, events, 3)).toEqual([])
  })
})
