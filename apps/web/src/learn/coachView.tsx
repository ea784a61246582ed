import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { backTo, replace } from '../app/router.ts'
import { play } from '../home/homeCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { WithRuleLinks } from '../look/ruleLinkView.tsx'
import { around } from '../words/around.ts'
import css from './coach.module.css'
import { enter, goOn, isLastStep, markTold, mode, type running, stepOf } from './lessonCtrl.ts'
import { LESSONS } from './lessons/index.ts'
import { taskOf, tellingOf, titleOf, verdictText } from './texts.ts'

type Running = NonNullable<typeof running.value>

/** Beside the table: explains, reminds of the task, and says what a move was good for. */
export function Coach({ now }: { now: Running }) {
  const panel = useRef<HTMLElement>(null)
  const { lesson, index, said } = now
  const shown = mode.value
  // The answer is one key away, and whoever listens hears what it answers to.
  useEffect(() => {
    if (shown !== 'task')
      panel.current?.querySelector<HTMLElement>('[data-answer] button')?.focus({ preventScroll: true })
  }, [shown, index, lesson, said])
  const kind = shown === 'verdict' ? said?.verdict.kind : undefined
  return (
    <section
      ref={panel}
      class={css.coach}
      data-mode={shown}
      data-kind={kind}
      aria-label={around('web.lesson.coach')}
    >
      <h1 class={shown === 'task' ? 'visually-hidden' : css.where}>
        <b>{titleOf(lesson)}</b> <Count now={now} />
      </h1>
      {shown === 'tell' && <Telling now={now} />}
      {shown === 'task' && <Task now={now} />}
      {shown === 'verdict' && <Spoken now={now} />}
    </section>
  )
}

function Count({ now: { lesson, index } }: { now: Running }) {
  return <>{around('web.lesson.step', { n: index + 1, total: lesson.steps.length })}</>
}

function Telling({ now }: { now: Running }) {
  const step = stepOf(now)
  return (
    <>
      <Words>
        <p>
          <WithRuleLinks text={tellingOf(now.lesson, step)} />
        </p>
      </Words>
      {/* Never out of sight: the words before it may have to be scrolled. */}
      <p class={css.task} id="coach-task">
        {taskOf(now.lesson, step)}
      </p>
      <Answers>
        <Button kind="main" describedBy="coach-words coach-task" onPress={() => markTold(true)}>
          {around('web.lesson.try')}
        </Button>
      </Answers>
    </>
  )
}

function Task({ now }: { now: Running }) {
  return (
    <div class={css.reminder}>
      <p class={css.task}>
        <span class={css.where} aria-hidden="true">
          <Count now={now} />
        </span>{' '}
        {taskOf(now.lesson, stepOf(now))}
      </p>
      <Button kind="quiet" label={around('web.lesson.tell-again')} onPress={() => markTold(false)}>
        ?
      </Button>
    </div>
  )
}

function Spoken({ now }: { now: Running }) {
  const { lesson, said } = now
  if (said === null) return null
  const isRight = said.verdict.kind === 'right'
  return (
    <>
      <Words>
        <p class={css.verdict}>{around(isRight ? 'web.lesson.right' : 'web.lesson.wrong')}</p>
        <p>
          <WithRuleLinks text={verdictText(lesson, stepOf(now), said.verdict)} />
        </p>
      </Words>
      <Answers>
        {isRight && isLastStep(now) ? (
          <Onward now={now} />
        ) : (
          <Button kind="main" describedBy="coach-words" onPress={goOn}>
            {around(isRight ? 'web.lesson.next-step' : 'web.lesson.again')}
          </Button>
        )}
      </Answers>
    </>
  )
}

/** The lesson is done: the next one, or, after the last, a real night. */
function Onward({ now }: { now: Running }) {
  const next = LESSONS[LESSONS.indexOf(now.lesson) + 1]
  return (
    <>
      {next === undefined ? (
        <Button kind="main" describedBy="coach-words" onPress={play}>
          {around('web.lesson.play')}
        </Button>
      ) : (
        <Button
          kind="main"
          describedBy="coach-words"
          onPress={() => {
            enter(next)
            replace('learn', next.id)
          }}
        >
          {around('web.lesson.next', { title: titleOf(next) })}
        </Button>
      )}
      <Button onPress={() => backTo('learn')}>{around('web.lesson.all')}</Button>
    </>
  )
}

function Words({ children }: { children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must get there
    <div class={css.words} id="coach-words" tabIndex={0}>
      {children}
    </div>
  )
}

function Answers({ children }: { children: ComponentChildren }) {
  return (
    <div class={css.answers} data-answer>
      {children}
    </div>
  )
}
