import { gameContent } from '@negotiator/content'
import {
  BUY,
  compileGame,
  FACEDOWN,
  legalMoves,
  MOST_MOVES,
  moveOf,
  type PositionSpec,
  positionFrom,
  verbOf,
} from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { consequencesOf, Explanation, Instant, likelyLine, reasonsFor } from '../src/index.ts'

const game = compileGame(gameContent('arkayne', 'base'))
/** A plain judge: more saved is better. */
const judge = {
  value: (s: { saved: number }) => s.saved / 100,
  beforeDraw: (s: { saved: number }) => s.saved / 100,
}
const player = new Instant(game, judge)
const at = (spec: PositionSpec) => positionFrom(game, spec)
const card = (id: string) => game.cardIds.indexOf(id)

describe('consequences', () => {
  it('go on until nothing is pending: a roll that could be converted is settled', () => {
    const s = at({ threat: 2, hand: ['keep-cool', 'small-talk', 'small-talk'] })
    const { threat, wins, loses, ends } = consequencesOf(game, s, moveOf('play', card('keep-cool')), player)
    expect(threat).toBeLessThan(0)
    for (const chance of [wins, loses, ends]) expect(chance >= 0 && chance <= 1).toBe(true)
  })

  it('of a card played facedown are exact', () => {
    const s = at({ threat: 2, hand: ['keep-cool', 'small-talk'] })
    expect(consequencesOf(game, s, moveOf('facedown', card('keep-cool')), player)).toMatchObject({
      cp: 1,
      cards: -1,
      threat: 0,
      saved: 0,
      fours: 0,
    })
  })
})

describe('reasons', () => {
  it('name the escape that a conceded demand brings (M4)', () => {
    const s = at({ threat: 4, cp: 4, hand: ['keep-cool'], demands: [{ id: 'helicopter', face: 'up' }] })
    const [worst] = reasonsFor(
      game,
      s,
      moveOf('concede', 0),
      moveOf('facedown', card('keep-cool')),
      player,
    ).filter(({ isGood }) => !isGood)
    expect(worst).toMatchObject({ what: 'escapes', more: true, by: 1 })
  })

  it('say of whoever ends the last conversation that he loses, and nothing else', () => {
    const s = at({ threat: 4, hand: ['keep-cool', 'small-talk'], deck: { red: 0, gold: 0 } })
    const whats = (first: number, second: number) =>
      reasonsFor(game, s, first, second, player).map(({ what, isGood }) => [what, isGood])
    const facedown = moveOf('facedown', card('keep-cool'))
    expect(whats(moveOf('endConversation'), facedown)).toEqual([['loses', false]])
    expect(whats(facedown, moveOf('endConversation'))).toEqual([['loses', true]])
  })

  it('tell 4s that may not be turned from cards that are missing', () => {
    const donna = compileGame(gameContent('donna', 'base'))
    const s = positionFrom(donna, {
      threat: 4,
      cp: 3,
      hand: ['keep-cool', 'keep-cool', 'small-talk'],
      demands: [{ id: 'restore-tenure', face: 'up' }],
    })
    const facedown = moveOf('facedown', donna.cardIds.indexOf('small-talk'))
    const reasons = reasonsFor(donna, s, moveOf('concede', 0), facedown, new Instant(donna, judge))
    expect(reasons).toContainEqual(
      expect.objectContaining({ what: 'forbids', more: true, by: 1, isGood: false }),
    )
    expect(reasons.map(({ what }) => what)).not.toContain('fours')
  })

  it('name the call that ends', () => {
    const s = at({ threat: 2, hand: ['keep-cool', 'small-talk', 'small-talk'] })
    const facedown = moveOf('facedown', card('keep-cool'))
    const reasons = reasonsFor(game, s, moveOf('endConversation'), facedown, player)
    expect(reasons).toContainEqual(
      expect.objectContaining({ what: 'ends', more: true, by: 1, isGood: false }),
    )
  })

  it('call it no risk to end the call by oneself', () => {
    const endsWith = (id: string) => {
      const s = at({ threat: 4, hand: [id] })
      const play = moveOf('play', card(id))
      const { ends } = consequencesOf(game, s, play, player)
      return {
        ends,
        whats: reasonsFor(game, s, moveOf('endConversation'), play, player).map(({ what }) => what),
      }
    }
    const uncertain = ['keep-cool', 'small-talk', 'hear-me-out', 'what-are-your-demands']
      .map(endsWith)
      .filter(({ ends }) => ends > 0.1 && ends < 0.9)
    expect(uncertain).not.toEqual([])
    for (const { whats } of uncertain) expect(whats).not.toContain('ends')
  })

  it('name the two cards that a 4 needs, instead of counting cards', () => {
    const demands = [{ id: 'wire-ten-million', face: 'up' as const }]
    const s = at({ threat: 2, cp: 9, hand: ['keep-cool', 'small-talk'], demands })
    const facedown = moveOf('facedown', card('keep-cool'))
    const reasons = reasonsFor(game, s, facedown, moveOf('concede', 0), player)
    expect(reasons).toContainEqual(
      expect.objectContaining({ what: 'fours', more: false, by: 1, isGood: false }),
    )
    expect(reasons.map(({ what }) => what)).not.toContain('cards')
  })

  it('name a demand that is turned up as a gain', () => {
    const demands = [{ id: 'wire-ten-million', face: 'down' as const }]
    const s = at({ threat: 4, hand: ['what-are-your-demands', 'keep-cool'], demands })
    const ask = moveOf('play', card('what-are-your-demands'))
    const facedown = moveOf('facedown', card('keep-cool'))
    const { reveals } = consequencesOf(game, s, ask, player)
    expect(reveals > 0 && reveals < 1).toBe(true)
    const reason = reasonsFor(game, s, ask, facedown, player).find(({ what }) => what === 'reveals')
    expect(reason).toMatchObject({ more: true, isGood: true, by: reveals })
  })

  it('are the opposite the other way round', () => {
    const s = at({ threat: 2, hand: ['keep-cool', 'small-talk'] })
    const [play, facedown] = [moveOf('play', card('keep-cool')), moveOf('facedown', card('keep-cool'))]
    const threat = (reasons: ReturnType<typeof reasonsFor>) => reasons.find(({ what }) => what === 'threat')
    const there = threat(reasonsFor(game, s, play, facedown, player))!
    // Only one of them moves it.
    expect(there.way).toBeUndefined()
    const back = threat(reasonsFor(game, s, facedown, play, player))!
    expect([there.isGood, back.isGood]).toEqual([true, false])
    expect(there.by).toBeCloseTo(back.by, 10)
  })

  it('tell where the threat goes, if both take it the same way', () => {
    const s = at({ threat: 4, hand: ['keep-cool', 'just-stay-calm'] })
    const [keep, stay] = ['keep-cool', 'just-stay-calm'].map((id) => moveOf('play', card(id)))
    const reasons = reasonsFor(game, s, stay!, keep!, player)
    expect(reasons.find(({ what }) => what === 'threat')).toMatchObject({ way: 'down' })
  })

  it('say what a card is for that is bought', () => {
    const s = at({ threat: 3, phase: 'spend', cp: 9, hand: [] })
    const buys = moveOf('buy', card('just-stay-calm'))
    const whats = reasonsFor(game, s, buys, moveOf('endSpend'), player).map(({ what }) => what)
    expect(whats.some((what) => what.startsWith('buys-'))).toBe(true)
  })
})

describe('an explanation', () => {
  const s = at({ threat: 2, hand: ['keep-cool', 'small-talk', 'what-are-your-demands'] })
  const cards = ['keep-cool', 'small-talk', 'what-are-your-demands']
  const explained = (values: readonly number[], rank: number) =>
    new Explanation(game, s, player, {
      version: 0,
      chance: 0.5,
      margin: null,
      moves: values.map((value, i) => ({ move: moveOf('facedown', card(cards[i]!)), value, plies: 1 })),
      nodes: 1,
      playouts: 0,
    }).explain(rank)

  it('compares the best with the first that is worse', () => {
    const best = explained([0.5, 0.4995, 0.4], 0)
    expect(best).toMatchObject({ asGood: 1, other: { facedown: cards[2] } })
    expect(best.gap).toBeCloseTo(0.1, 9)
    expect(explained([0.5, 0.4, 0.3], 0)).toMatchObject({ asGood: 0, other: { facedown: cards[1] } })
    expect(explained([0.5, 0.5, 0.5], 0)).toMatchObject({ asGood: 2, gap: 0 })
    expect(explained([0.5], 0)).toMatchObject({ asGood: 0, gap: null, other: null })
  })

  it('follows even a long turn to its end', () => {
    const full = game.content.conversation.slice(0, 6).flatMap(({ id }) => [id, id])
    const long = at({ threat: 2, cp: 20, hand: full.slice(0, 10) })
    const first = moveOf('facedown', card(full[0]!))
    /** Plays every card facedown, then buys whatever there is. */
    const slow = {
      choose(state: typeof long) {
        const list = new Int32Array(MOST_MOVES)
        const moves = [...list.subarray(0, legalMoves(game, state, list))]
        return moves.find((move) => [FACEDOWN, BUY].includes(verbOf(move))) ?? moves.at(-1)!
      },
    }
    const advice = { version: 0, chance: 0.5, margin: null, nodes: 1, playouts: 0 }
    const moves = [{ move: first, value: 0.5, plies: 1 }]
    const line = new Explanation(game, long, slow, { ...advice, moves }).expectedLine()
    expect(line.length).toBeGreaterThan(12)
    expect(line.at(-1)!.action).toEqual({ endSpend: true })
  })

  it('compares any other with the best', () => {
    expect(explained([0.5, 0.4995, 0.4], 2)).toMatchObject({ asGood: 0, other: { facedown: cards[0] } })
  })
})

describe('the line that is expected', () => {
  it('begins with the move, each step in the position it is made in, and ends with the turn', () => {
    const s = at({ threat: 2, hand: ['keep-cool', 'small-talk'] })
    const line = likelyLine(game, s, [moveOf('facedown', card('keep-cool'))], player, 20)
    expect(line[0]).toEqual({ before: s, move: moveOf('facedown', card('keep-cool')) })
    expect(line[1]!.before.cp).toBe(1)
    expect(new Set(line.map(({ before }) => before.turn))).toEqual(new Set([s.turn]))
  })
})
