import { isRuleId, LANGS, LESSON_TEXTS, nameOf } from '@negotiator/language'
import { type Action, legalActions } from '@negotiator/rules'
import { isOver, perform, type Session, stateOf } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { judge, type Verdict } from '../src/learn/judge.ts'
import type { Lesson, LessonStep } from '../src/learn/lesson.ts'
import { LESSONS } from '../src/learn/lessons/index.ts'
import { startOf } from '../src/learn/start.ts'
import { verdictKey } from '../src/learn/texts.ts'

function play(session: Session, action: Action): Session {
  const done = perform(session, action)
  if (!done.ok) throw new Error(`not possible: ${JSON.stringify(action)}`)
  return done.session
}

/** The verdict after each of some moves. */
function verdicts(step: LessonStep, start: Session, actions: readonly Action[]): readonly (Verdict | null)[] {
  let session = start
  return actions.map((action) => {
    session = play(session, action)
    return judge(step, start, session)
  })
}

interface Begun {
  readonly lesson: Lesson
  readonly step: LessonStep
  readonly start: Session
}

/** Every step where its own solution, or that of the step before, has led. */
const STEPS: readonly Begun[] = LESSONS.flatMap((lesson) => {
  let before: Session | null = null
  return lesson.steps.map((step) => {
    const start = startOf(step, before)
    before = step.solution.reduce(play, start)
    return { lesson, step, start }
  })
})

const NAMED = STEPS.map((begun) => [`${begun.lesson.id} ${begun.step.name}`, begun] as const)

describe.each(NAMED)('the step %s', (_name, { lesson, step, start }) => {
  it('is solved by its solution, with the last move and not before', () => {
    const found = verdicts(step, start, step.solution)
    expect(found.slice(0, -1).every((verdict) => verdict === null)).toBe(true)
    expect(found.at(-1)).toEqual({ kind: 'right' })
  })

  it.each(step.mistakes ?? [])('explains the mistake $name', ({ name, example }) => {
    const found = verdicts(step, start, example)
    expect(found.slice(0, -1).every((verdict) => verdict === null)).toBe(true)
    expect(found.at(-1)).toEqual({ kind: 'wrong', mistake: name })
  })

  it('has words for whatever the player does, and never ends without a verdict', () => {
    const reached = new Set<string>()
    explore(step, start, start, 3, (verdict) => reached.add(verdictKey(lesson, step, verdict)))
    const about = `lesson.${lesson.id}.${step.name}.`
    const named = (step.mistakes ?? []).map(({ name }) => `${about}wrong.${name}`)
    const needed = [`${about}text`, `${about}task`, `${about}right`, ...named, ...reached]
    const there = LESSON_TEXTS.keys.filter((key) => key.startsWith(about))
    expect([...there].sort()).toEqual([...new Set(needed)].sort())
  })
})

/** Every line of moves up to a verdict or to this depth. */
function explore(
  step: LessonStep,
  start: Session,
  session: Session,
  depth: number,
  found: (verdict: Verdict) => void,
): void {
  for (const action of legalActions(session.game, stateOf(session))) {
    const next = play(session, action)
    const verdict = judge(step, start, next)
    if (verdict !== null) found(verdict)
    else {
      expect(isOver(next)).toBe(false)
      if (depth > 1) explore(step, start, next, depth - 1, found)
    }
  }
}

describe('the texts of the lessons', () => {
  it('belong to lessons and steps that there are', () => {
    const known = LESSONS.flatMap(({ id, steps }) => [
      `lesson.${id}.title`,
      `lesson.${id}.lead`,
      ...steps.map(({ name }) => `lesson.${id}.${name}.`),
    ])
    const stray = LESSON_TEXTS.keys.filter((key) => !known.some((start) => key.startsWith(start)))
    expect(stray).toEqual([])
  })

  it.each(LESSONS)('of $id cite rules that there are', ({ id }) => {
    for (const lang of LANGS) {
      const texts = LESSON_TEXTS.keys
        .filter((key) => key.startsWith(`lesson.${id}.`))
        .map((key) => LESSON_TEXTS.text(lang, key))
      const cited = texts.flatMap((text) => text.match(/\b[A-Z]\d\b/g) ?? [])
      expect(cited.length).toBeGreaterThan(2)
      expect(cited.filter((rule) => !isRuleId(rule))).toEqual([])
    }
  })

  it('cite the same rules in both languages', () => {
    for (const key of LESSON_TEXTS.keys) {
      const [en, fr] = LANGS.map((lang) => LESSON_TEXTS.text(lang, key).match(/\b[A-Z]\d\b/g) ?? [])
      expect(fr, key).toEqual(en)
    }
  })

  it('name cards as the cards are named', () => {
    for (const lang of LANGS) {
      const names = new Set(idsInGame().map((id) => nameOf(lang, id)))
      for (const key of LESSON_TEXTS.keys) {
        const quoted = LESSON_TEXTS.text(lang, key).matchAll(/“([^”]+)”|«\u00a0([^»]+)\u00a0»/g)
        for (const [, en, fr] of quoted) expect(names, key).toContain(en ?? fr)
      }
    }
  })
})

function idsInGame(): readonly string[] {
  return STEPS.flatMap(({ start: { game } }) => [
    ...game.cardIds,
    ...game.terrorIds,
    ...game.demandIds,
    ...(game.abilityId === null ? [] : [game.abilityId]),
  ])
}
