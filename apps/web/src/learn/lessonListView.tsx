import { Page, PageHead } from '../app/pageView.tsx'
import { back, go } from '../app/router.ts'
import { settings } from '../app/settingsCtrl.ts'
import { play } from '../home/homeCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { around } from '../words/around.ts'
import { t } from '../words/words.ts'
import type { Lesson } from './lesson.ts'
import { enter, isFinished } from './lessonCtrl.ts'
import css from './lessonList.module.css'
import { LESSONS } from './lessons/index.ts'
import { leadOf, titleOf } from './texts.ts'

export function LessonList() {
  const finished = LESSONS.filter(({ id }) => settings.value.lessons.includes(id)).length
  const next = LESSONS.find(({ id }) => !isFinished(id))
  return (
    <Page>
      <PageHead title={t('web.home.learn')} onBack={() => back()} />
      <p>{around('web.lesson.intro')}</p>
      <div class={css.progress}>
        <progress max={LESSONS.length} value={finished} aria-hidden="true" />
        <span>{around('web.lesson.progress', { n: finished, total: LESSONS.length })}</span>
      </div>
      <ol class={css.lessons}>
        {LESSONS.map((lesson, index) => (
          <li key={lesson.id}>
            <LessonCard lesson={lesson} number={index + 1} isNext={lesson === next} />
          </li>
        ))}
      </ol>
      <p>
        <Button kind={next === undefined ? 'main' : 'plain'} onPress={play}>
          {around('web.lesson.play')}
        </Button>
      </p>
    </Page>
  )
}

interface CardProps {
  readonly lesson: Lesson
  readonly number: number
  readonly isNext: boolean
}

function LessonCard({ lesson, number, isNext }: CardProps) {
  const isDone = isFinished(lesson.id)
  return (
    <button
      type="button"
      class={css.lesson}
      data-done={isDone}
      data-next={isNext}
      onClick={() => {
        enter(lesson)
        go('learn', lesson.id)
      }}
    >
      <span class={css.number} aria-hidden="true">
        {isDone ? '✓' : number}
      </span>
      <span class={css.words}>
        <b class={css.title}>{titleOf(lesson)}</b>
        <span class={css.lead}>{leadOf(lesson)}</span>
      </span>
      {isDone && <span class={css.done}>{around('web.lesson.done')}</span>}
    </button>
  )
}
