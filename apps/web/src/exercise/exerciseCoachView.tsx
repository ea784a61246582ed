import { AS_GOOD } from '@negotiator/advisor'
import { actionWords } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import { stateOf } from '@negotiator/session'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { a, points } from '../analysis/figures.ts'
import coach from '../learn/coach.module.css'
import { Button } from '../look/buttonView.tsx'
import { around } from '../words/around.ts'
import { lang } from '../words/words.ts'
import css from './exercise.module.css'
import { again, type Exercise, mode, rankOf, type running, uncover } from './exerciseCtrl.ts'
import { RankedList } from './rankedListView.tsx'
import { whyNot, whyOf } from './whyCtrl.ts'
import { Why } from './whyView.tsx'

/** More would push the table off the screen. */
const MOST_RANKED = 4

export interface Words {
  /** Beside the question: it tells nothing of the answer. */
  readonly title: string
  /** Above the verdict. */
  readonly about: string
  /** Beneath the ranking: how sure it is. */
  readonly note: string
  /** Where to go from here. */
  readonly onward: ComponentChildren
}

type Running = NonNullable<typeof running.value>

/** Beside the table: asks, and says what an answer was worth. */
export function ExerciseCoach({ now, words }: { now: Running; words: Words }) {
  const panel = useRef<HTMLElement>(null)
  const shown = mode.value
  const { answer, isUncovered, isRight } = now
  // The way on is one key away, and whoever listens hears what it answers to.
  useEffect(() => {
    if (shown === 'verdict')
      panel.current?.querySelector<HTMLElement>('[data-answer] button')?.focus({ preventScroll: true })
  }, [shown, answer, isUncovered])
  const kind = shown === 'task' || answer === null ? undefined : isRight ? 'right' : 'wrong'
  return (
    <section
      ref={panel}
      class={`${coach.coach} ${css.coach}`}
      data-mode={shown}
      data-kind={kind}
      aria-label={a('exercise.coach')}
    >
      {shown === 'task' ? <Question words={words} /> : <Verdict now={now} words={words} />}
    </section>
  )
}

function Question({ words }: { words: Words }) {
  return (
    <div class={coach.reminder}>
      <h1 class={`${coach.task} ${css.task}`}>
        {a('puzzle.question')} <span class={coach.where}>{words.title}</span>
      </h1>
      <Button kind="quiet" onPress={uncover}>
        {a('analysis.show')}
      </Button>
    </div>
  )
}

function Verdict({ now, words }: { now: Running; words: Words }) {
  const { answer, isRight, isUncovered } = now
  return (
    <>
      <h1 class={coach.where}>{words.about}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there */}
      <div class={`${coach.words} ${css.words}`} id="coach-words" tabIndex={0}>
        {answer !== null && (
          <p class={coach.verdict}>{around(isRight ? 'web.lesson.right' : 'web.lesson.wrong')}</p>
        )}
        {answer !== null && <Worth now={now} />}
        {isUncovered && <Ranking now={now} />}
        {isUncovered && <p class={css.note}>{words.note}</p>}
      </div>
      <div class={coach.answers} data-answer>
        {isUncovered ? (
          words.onward
        ) : (
          <>
            <Button kind="main" describedBy="coach-words" onPress={again}>
              {around('web.lesson.again')}
            </Button>
            <Button onPress={uncover}>{a('analysis.show')}</Button>
          </>
        )}
        {isUncovered && !isRight && <Button onPress={again}>{a('analysis.try')}</Button>}
      </div>
    </>
  )
}

/** What an answer is worth against the best, and what it lacks; once all is shown, that stands beneath the ranking. */
function Worth({ now: { exercise, answer, isRight, isUncovered } }: { now: Running }) {
  const { start, ranking } = exercise
  if (rankOf(exercise, answer) === 0) return <Why why={whyOf(start, ranking, 0)} />
  return (
    <>
      <p>{behind(exercise, answer)}</p>
      {answer !== null && !isRight && !isUncovered && <Why why={whyNot(start, answer, ranking[0]!.action)} />}
    </>
  )
}

function behind(exercise: Exercise, answer: Action | null): string {
  const { ranking } = exercise
  const made = ranking[rankOf(exercise, answer)]
  if (made === undefined) return a('exercise.far', { n: ranking.length })
  const loss = ranking[0]!.value - made.value
  return loss <= AS_GOOD
    ? a('exercise.also-right')
    : a('exercise.behind', { loss: points(loss), n: loss * 100 })
}

function Ranking({ now: { exercise, answer } }: { now: Running }) {
  const { ranking, start, made = 0 } = exercise
  const rank = rankOf(exercise, answer)
  const shown = ranking.filter((_, i) => i < MOST_RANKED || i === rank)
  // What was wrong about the answer; else about what was done in the game.
  const about = rank > 0 ? rank : made
  return (
    <>
      <RankedList position={start} ranking={shown} made={rank < MOST_RANKED ? rank : shown.length - 1} />
      {(rank !== 0 || about > 0) && <About exercise={exercise} rank={about} />}
    </>
  )
}

/** Why; of another action than the best it is said which. */
function About({ exercise: { ranking, start }, rank }: { exercise: Exercise; rank: number }) {
  const why = whyOf(start, ranking, rank)
  const action = actionWords(lang.value, start.game, stateOf(start), ranking[rank]!.action)
  return <Why why={rank === 0 || !why ? why : a('exercise.about', { action, why })} />
}
