import { PACKS } from '@negotiator/content'
import { type Action, viewOf } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import {
  parseScenarios,
  perform,
  runScenario,
  type Scenario,
  type Session,
  sessionAt,
  stateOf,
  undo,
} from '../src/index.ts'

const base = (changes: object): Scenario => {
  const scenario = { name: 'x', game: { abductor: 'arkayne', pack: 'base', seed: 1 }, steps: [], ...changes }
  return parseScenarios(JSON.stringify(scenario))[0]!
}
const allRed = PACKS.base.terror.flatMap((card) => Array<string>(card.copies).fill(card.id))
const outcome = (changes: object) => {
  const { step, key } = runScenario(base(changes))
  return { step, key }
}

describe('the scenario runner', () => {
  it('names the first key that differs, with the step counted from 1', () => {
    const steps = [{ expect: { threat: 4 } }, { expect: { pool: 7, threat: 5 } }]
    expect(runScenario(base({ steps }))).toEqual({
      name: 'x',
      ok: false,
      step: 2,
      key: 'threat',
      expected: 5,
      got: 4,
    })
  })

  it('tells a refused do, an accepted refuse, missing and left-over dice', () => {
    expect(outcome({ steps: [{ do: { settle: true } }] })).toEqual({ step: 1, key: 'do' })
    expect(outcome({ steps: [{ refuse: { endConversation: true } }] })).toEqual({ step: 1, key: 'refuse' })
    // Without dice for the roll that it would make.
    expect(outcome({ steps: [{ refuse: { play: 'keep-cool' } }] })).toEqual({ step: 1, key: 'refuse' })
    expect(outcome({ steps: [{ do: { play: 'keep-cool' } }], dice: [1] })).toEqual({ step: 1, key: 'dice' })
    expect(outcome({ steps: [{ expect: {} }], dice: [1] })).toEqual({ step: 1, key: 'dice' })
  })

  it('compares lists as multisets, the pair of a conversion unordered', () => {
    const steps = [
      { do: { play: 'keep-cool' } },
      {
        expect: {
          hand: ['what-are-your-demands', 'small-talk', 'keep-cool', 'small-talk', 'what-are-your-demands'],
          legal: {
            has: [{ convert: ['small-talk', 'keep-cool'] }, { convert: ['keep-cool', 'small-talk'] }],
          },
        },
      },
    ]
    expect(runScenario(base({ steps, dice: [4, 1] })).ok).toBe(true)
    expect(outcome({ steps: [{ expect: { hand: ['keep-cool'] } }] })).toEqual({ step: 1, key: 'hand' })
  })

  it('checks what must be legal and what must not', () => {
    const has = { expect: { legal: { has: [{ settle: true }] } } }
    const hasNot = { expect: { legal: { hasNot: [{ endConversation: true }] } } }
    expect(outcome({ steps: [has] })).toEqual({ step: 1, key: 'legal' })
    expect(outcome({ steps: [hasNot] })).toEqual({ step: 1, key: 'legal' })
  })

  it('turns up what is left when the other escape demands are set aside', () => {
    const aside = ['motorcade', 'cargo-plane', 'night-train', 'service-tunnel']
    const steps = [
      { expect: { demands: { 'fishing-trawler': 'down' } } },
      { do: { play: 'what-are-your-demands' } },
      { expect: { demands: { 'fishing-trawler': 'up' } } },
    ]
    const game = { abductor: 'lijah', pack: 'cw', seed: 1 }
    expect(runScenario(base({ game, setup: { escapesAside: aside }, dice: [5, 5], steps }))).toMatchObject({
      ok: true,
    })
  })

  it('accepts demands of another abductor as guests of one game', () => {
    const setup = { demands: [{ id: 'fire-the-board', face: 'up' }], cp: 5 }
    const steps = [{ do: { concede: 'fire-the-board' } }, { expect: { saved: 3, cp: 0 } }]
    expect(runScenario(base({ setup, steps })).ok).toBe(true)
  })
})

describe('a file that is no scenario', () => {
  it.each([
    ['{', /not-json/],
    ['[{"name":"x","game":{"abductor":"arkayne"},"steps":[],"stpes":[]}]', /stpes/],
    ['{"name":"x","game":{"abductor":"arkayne"},"setup":{"thraet":1},"steps":[]}', /thraet/],
    ['{"name":"x","game":{"abductor":"arkayne"},"steps":[{"do":{"ply":"keep-cool"}}]}', /steps\.0/],
    [
      '{"name":"x","game":{"abductor":"arkayne"},"steps":[{"do":{"settle":true},"expect":{}}]}',
      /"steps\.0","expected":\{"kind":"one-of","values":\["do","refuse","expect"\]\}/,
    ],
    [
      '{"name":"x","game":{"abductor":"arkayne"},"steps":[{"refuse":{}}]}',
      /"steps\.0\.refuse","expected":\{"kind":"one-of","values":\["play",/,
    ],
    ['{"name":"x","game":{"abductor":"arkayne"},"dice":[7],"steps":[]}', /dice\.0/],
  ])('%s', (text, message) => {
    expect(() => parseScenarios(text)).toThrow(message)
  })

  it.each([
    [{ hand: ['keep-cool', 'keep-cool', 'keep-cool'] }, /hand: more copies of keep-cool/],
    [{ hand: ['consider-this'] }, /hand: consider-this is no card/],
    [{ played: ['keep-cool'] }, /hand: needed/],
    [{ saved: 1 }, /pool: needed/],
    [{ terrorDeck: ['cold-feet', 'going-nowhere'] }, /terrorDeck: the gold card is the last/],
    [{ terrorDeck: ['warning-shot'] }, /terrorDeck: warning-shot is no card/],
    [{ terrorDeck: ['halve'] }, /terrorDeck: halve/],
    [{ terrorDeck: ['time-running-out', 'time-running-out'] }, /terrorDeck: more copies of time-running-out/],
    [{ discard: ['time-running-out'], terrorDeck: ['time-running-out'] }, /more copies of time-running-out/],
    [{ demands: [{ id: 'nonsense', face: 'up' }] }, /demands: nonsense is no card/],
    [{ demands: [{ id: 'hot-food', face: 'down' }] }, /demands: hot-food is minor/],
    [{ demands: Array(2).fill({ id: 'helicopter', face: 'up' }) }, /demands: helicopter is there twice/],
    [{ discard: allRed }, /red cards: 10 in the deck, but only 3 are unseen/],
    [{ escapesAside: ['nonsense'] }, /escapesAside: nonsense is no escape demand/],
    [{ escapesAside: ['wire-ten-million'] }, /escapesAside: wire-ten-million is no escape demand/],
    [{ escapesAside: ['helicopter', 'helicopter'] }, /escapesAside: helicopter is there twice/],
    [{ escapesAside: ['helicopter'], demands: [{ id: 'helicopter', face: 'up' }] }, /helicopter is in play/],
  ])('a position that cannot be: %j', (setup, message) => {
    expect(() => runScenario(base({ setup }))).toThrow(message)
  })

  it('an unknown abductor', () => {
    expect(() => runScenario(base({ game: { abductor: 'nobody' } }))).toThrow(/nobody/)
  })
})

describe('a game that begins in a scenario', () => {
  const position = base({
    setup: {
      threat: 3,
      hand: ['what-are-your-demands', 'keep-cool'],
      demands: [{ id: 'wire-ten-million', face: 'down' }],
      terrorDeck: ['going-nowhere', 'getting-angry', 'cold-feet'],
    },
    dice: [5, 2],
  })
  const play = (session: Session, action: Action): Session => {
    const done = perform(session, action)
    if (!done.ok) throw new Error('refused')
    return done.session
  }

  it('follows its script: dice, demands, terror cards', () => {
    const start = sessionAt(position)
    const asked = play(start, { play: 'what-are-your-demands' })
    expect(viewOf(asked.game, stateOf(asked)).demands).toMatchObject([{ id: 'wire-ten-million', face: 'up' }])
    const told = [{ endConversation: true }, { endSpend: true }] as const
    const after = told.reduce<Session>(play, asked)
    expect(after.steps.at(-1)!.events).toContainEqual({ e: 'drawn', card: 'going-nowhere', gold: false })
  })

  it('follows it again after a step was taken back', () => {
    const start = sessionAt(position)
    const rolled = (session: Session) => play(session, { play: 'keep-cool' }).steps.at(-1)!.events
    expect(rolled(start)).toContainEqual({ e: 'roll', dice: [5, 2], successes: 1, foursCount: false })
    expect(rolled(undo(play(start, { play: 'keep-cool' })))).toEqual(rolled(start))
  })

  it('goes on by its seed when the script is used up', () => {
    const asked = play(sessionAt(position), { play: 'what-are-your-demands' })
    expect(
      play(asked, { play: 'keep-cool' })
        .steps.at(-1)!
        .events.map(({ e }) => e),
    ).toContain('roll')
  })
})
