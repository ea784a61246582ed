import {
  applyMove,
  type Chance,
  cloneState,
  copyState,
  END_SPEND,
  type Game,
  type Move,
  moveOf,
  type PositionSpec,
  positionFrom,
  type State,
} from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { AllChance } from '../../src/all-chance.ts'
import { answersTo } from '../../src/analysis/chance-events.ts'
import { LuckMeter } from '../../src/analysis/luck.ts'
import { diceClasses, EVERY_FACE } from '../../src/dice-classes.ts'
import { Lookahead } from '../../src/lookahead.ts'
import { STRANGE_JUDGE } from '../positions.ts'

const BASE = namedGame({ abductor: 'arkayne', pack: 'base' })
const DONNA = namedGame({ abductor: 'donna', pack: 'base' })

/** Tells also which cards are left unseen, so that it matters which were burned. */
const JUDGE = {
  value: (s: State) => (STRANGE_JUDGE.value(s) + unseen(s)) / 2,
  beforeDraw: (s: State) => (STRANGE_JUDGE.beforeDraw(s) + unseen(s)) / 2,
}
const unseen = (s: State): number =>
  s.unseen.reduce((sum, n, kind) => (sum * 31 + n * (kind + 7)) % 1009, 1) / 1009

/** Every course with its probability, all faces apart. */
class EveryCourse extends AllChance {
  private readonly everyFace: boolean
  private given: number[] = []

  constructor(game: Game, state: State, everyFace: boolean) {
    super(game, state, true)
    this.everyFace = everyFace
  }

  /** Of the course just gone. */
  answers(): number[] {
    return this.given
  }

  override first(): void {
    this.given = []
    super.first()
  }

  override next(): boolean {
    this.given = []
    return super.next()
  }

  override roll(count: number): number {
    return this.note(super.roll(count))
  }

  override terror(unseenCards: readonly number[], from: number, to: number): number {
    return this.note(super.terror(unseenCards, from, to))
  }

  override demand(candidates: number): number {
    return this.note(super.demand(candidates))
  }

  private note(answer: number): number {
    this.given.push(answer)
    return answer
  }

  protected override classesOf(count: number) {
    return this.everyFace ? diceClasses(count, EVERY_FACE) : super.classesOf(count)
  }
}

/** The mean of the luck of a move over everything that can happen, and how far it goes. */
function luckOver(game: Game, spec: PositionSpec, move: Move, plies: number) {
  const before = positionFrom(game, spec)
  const meter = new LuckMeter(game, lookaheadOf(game, before), plies)
  const state = cloneState(before)
  const courses = new EveryCourse(game, state, (before.hand & game.reactionCards) !== 0)
  let [mean, most, total, count] = [0, 0, 0, 0]
  courses.first()
  do {
    copyState(state, before)
    applyMove({ game, state, chance: courses, log: null }, move)
    const { probability } = courses
    const answers = answersTo(game, before, move, given(courses.answers()))
    const luck = meter.measure(before, move, answers).reduce((sum, each) => sum + each.luck, 0)
    mean += probability * luck
    most = Math.max(most, Math.abs(luck))
    total += probability
    count++
  } while (courses.next())
  return { mean, most, total, count }
}

function lookaheadOf(game: Game, root: State): Lookahead {
  const lookahead = new Lookahead(game, JUDGE)
  lookahead.begin(root)
  return lookahead
}

function given(answers: number[]): Chance {
  const next = () => answers.shift()!
  return { roll: next, terror: next, demand: next }
}

const cards = (game: Game, ...ids: string[]) => ids.map((id) => game.cardIds.indexOf(id))

describe('luck', () => {
  it.each([
    ['a roll', BASE, { hand: ['keep-cool'] }, moveOf('play', ...cards(BASE, 'keep-cool')), 1],
    [
      'a roll that may be converted',
      BASE,
      { hand: ['keep-cool', 'small-talk', 'small-talk'] },
      moveOf('play', ...cards(BASE, 'keep-cool')),
      0,
    ],
    [
      'a roll that may be rolled again',
      BASE,
      { hand: ['keep-cool', 'hear-me-out', 'small-talk'], threat: 0 },
      moveOf('play', ...cards(BASE, 'keep-cool')),
      0,
    ],
    [
      'a roll in which pairs count',
      DONNA,
      { hand: ['keep-cool', 'hear-me-out', 'small-talk'] },
      moveOf('play', ...cards(DONNA, 'keep-cool')),
      0,
    ],
    [
      'a reveal',
      BASE,
      { hand: ['what-are-your-demands'] },
      moveOf('play', ...cards(BASE, 'what-are-your-demands')),
      0,
    ],
    [
      'a draw, with what it rolls and burns',
      BASE,
      { phase: 'spend', deck: { red: 3, gold: 1 } },
      END_SPEND,
      0,
    ],
  ] as const)('of %s is nothing on average', (_, game, spec, move, plies) => {
    const { mean, most, total, count } = luckOver(game, spec, move, plies)
    expect(total).toBeCloseTo(1, 10)
    expect(count).toBeGreaterThan(2)
    expect(most).toBeGreaterThan(0.05)
    expect(mean).toBeCloseTo(0, 10)
  })

  it('is told for every event, in their order', () => {
    const before = positionFrom(BASE, { phase: 'spend' })
    const kind = (id: string) => BASE.terrorIds.indexOf(id)
    const meter = new LuckMeter(BASE, lookaheadOf(BASE, before), 0)
    const drawn = (id: string, next: number) => answersTo(BASE, before, END_SPEND, given([kind(id), next]))
    const burned = meter.measure(before, END_SPEND, drawn('growing-impatient', kind('going-nowhere')))
    expect(burned.map(({ event }) => event)).toEqual([
      { kind: 'draw', card: 'growing-impatient' },
      { kind: 'burn', card: 'going-nowhere' },
    ])
    const checked = meter.measure(before, END_SPEND, drawn('dont-test-me', 2))
    expect(checked.map(({ event }) => event)).toEqual([
      { kind: 'draw', card: 'dont-test-me' },
      { kind: 'check', dice: [2] },
    ])
  })
})
