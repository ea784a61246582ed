import type { GameEvent } from '@negotiator/rules'
import { expect, it } from 'vitest'
import { tellEvents } from '../src/index.ts'

const hangsUp: GameEvent = { e: 'conversation-ended', byEffect: true }
const events: readonly GameEvent[] = [hangsUp, { e: 'eliminated' }, { e: 'second-in-command' }, hangsUp]

it('lets another one speak when the 2nd in command takes over', () => {
  const told = tellEvents('en', events, { abductor: 'donna', second: false })
  expect(told.map(({ text }) => text)).toEqual([
    'She hangs up.',
    'She is down.',
    'Another voice on the line: the 2nd in command takes over.',
    'He hangs up.',
  ])
  expect(told.map(({ event }) => event)).toEqual(events)
})

it('knows when he has been on the line before', () => {
  expect(tellEvents('fr', [hangsUp], { abductor: 'donna', second: true })[0]?.text).toBe('Il raccroche.')
  expect(tellEvents('fr', [hangsUp], { abductor: 'donna', second: false })[0]?.text).toBe('Elle raccroche.')
})
