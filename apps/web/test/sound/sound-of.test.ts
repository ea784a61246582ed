import { ABDUCTORS } from '@negotiator/content'
import { tellEvents } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { expect, test } from 'vitest'
import { countersOf } from '../../src/game/counters.ts'
import { framesOf } from '../../src/game/frames.ts'
import { soundOf } from '../../src/sound/soundOf.ts'
import { randomGame } from '../random-session.ts'
import { sought } from '../sought.ts'

const viewAt = (session: Session) => viewOf(session.game, stateOf(session))

/** What the last picture of the last step sounds like. */
function lastSound(session: Session): string | null {
  const told = tellEvents('en', session.steps.at(-1)!.events, {
    abductor: session.setup.abductor,
    second: false,
  })
  const frames = framesOf(countersOf(viewAt(session)), told, null)
  return soundOf(frames.find(({ event }) => event === 'over')!, null)
}

test.each(ABDUCTORS.map(({ abductor, pack }) => [abductor.id, pack] as const))(
  'the end of a game against %s sounds as it went',
  (abductor, pack) => {
    for (let n = 0; n < 60; n++) {
      const last = [...randomGame(abductor, pack, `sound ${n}`)].at(-1)!
      expect(lastSound(last)).toBe(viewAt(last).result === 'won' ? 'win' : 'lose')
    }
  },
)

test('when time runs out, more saved than killed is no victory', () => {
  const late = sought(
    'arkayne',
    'base',
    ({ reason, saved, killed }) => reason === 'no-terror-card' && saved > killed,
  )
  expect(lastSound(late)).toBe('lose')
})

test('a victory sounds like one', () => {
  expect(lastSound(sought('arkayne', 'base', ({ result }) => result === 'won'))).toBe('win')
})
