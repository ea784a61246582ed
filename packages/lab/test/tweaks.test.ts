import { ownContent } from '@negotiator/content'
import { DecisionStream, newState, SeededChance } from '@negotiator/rules'
import { playRandomly } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { cardsOf } from '../src/tweak/cards-of.ts'
import { changedEffects } from '../src/tweak/effect-numbers.ts'
import { numbersOf } from '../src/tweak/numbers-of.ts'
import { tweakedContent, tweakedGame } from '../src/tweak/tweaked-game.ts'
import { SUBJECTS } from './subjects.ts'

/** The numbers in data, one after the other. */
const numbersIn = (data: unknown): number[] =>
  typeof data === 'number'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(numbersIn)
      : []

describe.each(SUBJECTS.map((choice) => [choice.abductor, choice] as const))('with %s', (_, choice) => {
  const content = ownContent(choice)
  const cards = cardsOf(choice)
  const changes = [...numbersOf(choice)]

  it('every card can be asked about, and is gone where it can be left out', () => {
    expect(cards).toHaveLength(content.conversation.length + content.terror.length + content.demands.length)
    const left = cards.filter(({ canBeLeftOut }) => canBeLeftOut)
    expect(left.length).toBeGreaterThan(20)
    for (const { kind, id } of left) {
      const { conversation, terror, demands } = tweakedContent(choice, { without: { kind, id } })
      expect([...conversation, ...terror, ...demands].map((card) => card.id)).not.toContain(id)
      expect(conversation.length + terror.length + demands.length).toBe(cards.length - 1)
    }
  })

  it('every change of a number changes that number alone, by one', () => {
    const before = numbersIn(content)
    expect(changes.length).toBeGreaterThan(100)
    for (const { overrides, from, to, after, before: effect, field } of changes) {
      expect(Math.abs(to - from)).toBe(1)
      const now = numbersIn(tweakedContent(choice, { overrides }))
      // A number that comes to be 0 takes its effect along; a cost may move its card, since cards lie in order of cost.
      if (effect !== null && after === null) expect(now).toHaveLength(before.length - 1)
      else if (field === 'cost')
        expect(now.reduce((a, b) => a + b) - before.reduce((a, b) => a + b)).toBe(to - from)
      else {
        const different = now.flatMap((n, i) => (n === before[i] ? [] : [[before[i], n]]))
        expect(different).toEqual([[from, to]])
      }
    }
    const keys = changes.map(({ overrides }) => JSON.stringify(overrides))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('whatever is changed, a game can be played to its end', () => {
    const tweaks = [
      ...cards.flatMap(({ kind, id, canBeLeftOut }) => (canBeLeftOut ? [{ without: { kind, id } }] : [])),
      ...changes.map(({ overrides }) => ({ overrides })),
    ]
    for (const [i, tweak] of tweaks.entries()) {
      const game = tweakedGame({ ...choice, tweak })
      const state = newState(game)
      playRandomly(game, state, new SeededChance(`${i}`), new DecisionStream(`${i}`))
      expect(state.result).not.toBe(0)
    }
  })
})

describe('the numbers of effects', () => {
  it('are found wherever they are', () => {
    const changes = changedEffects([
      { op: 'end' },
      {
        op: 'choose',
        options: [
          [{ op: 'cp', n: 1 }],
          [{ op: 'roll', rows: { two: [], one: [{ op: 'save', n: 2 }], none: [] } }],
        ],
      },
      {
        op: 'under',
        effect: [{ op: 'kill', n: 1 }],
        otherwise: [{ op: 'each-turn', effect: [{ op: 'threat', n: -1 }] }],
      },
    ])
    expect(changes.map(({ path, from, to }) => `${path} ${from} ${to}`)).toEqual([
      '1.options.0.0 1 0',
      '1.options.0.0 1 2',
      '1.options.1.0.one.0 2 1',
      '1.options.1.0.one.0 2 3',
      '2.effect.0 1 0',
      '2.effect.0 1 2',
      '2.otherwise.0.effect.0 -1 -2',
      '2.otherwise.0.effect.0 -1 0',
    ])
    expect(changes[0]!.effects[1]).toEqual({ op: 'choose', options: [[], expect.anything()] })
    expect(changes[7]!.effects[2]).toMatchObject({ otherwise: [{ op: 'each-turn', effect: [] }] })
  })
})
