import {
  duelCourse,
  hardness,
  type LabReport,
  type LabRun,
  points,
  type StudyReport,
  subjectTitle,
  verdictText,
} from '@negotiator/lab'
import { shownNumber } from '../career/words.ts'
import css from '../own/own.module.css'
import { lang } from '../words/words.ts'
import { CourseChart } from './courseChart.tsx'
import own from './lab.module.css'
import { Rates } from './ratesView.tsx'
import { Subject } from './subjectView.tsx'
import { lt } from './words.ts'

/** All that is known so far. */
export function Answer({ run, report: { answer, seed, rules } }: { run: LabRun; report: LabReport }) {
  if (run.games === 0) return <p>{lt('lab.run.first')}</p>
  return (
    <>
      {answer.kind === 'duel' ? (
        <DuelAnswer run={run} answer={answer} />
      ) : (
        <Study run={run} answer={answer} />
      )}
      <p class={css.quiet}>{lt('lab.about', { seed, rules })}</p>
    </>
  )
}

/** The answer in a sentence. */
export function answerWords({ answer }: LabReport): string {
  if (answer.kind === 'duel') return verdictText(lang.value, answer)
  return answer.subjects.map(({ players }) => hardness(lang.value, players) ?? '').join(' ')
}

function Study({ run, answer }: { run: LabRun; answer: StudyReport }) {
  const isMany = answer.subjects.length > 1
  return (
    <>
      {answer.subjects.map((subject, i) => {
        const studied = run.plan.subjects[i]!
        const { players, cards, numbers } = subject
        if (players.length + cards.length + numbers.length === 0) return null
        return (
          <section key={studied.choice.abductor} class={own.subject}>
            {isMany && <h2>{subjectTitle(lang.value, studied.choice)}</h2>}
            <Subject run={run} studied={studied} by={answer.by} report={subject} />
          </section>
        )
      })}
    </>
  )
}

type Duel = Extract<LabReport['answer'], { kind: 'duel' }>

function DuelAnswer({ run, answer }: { run: LabRun; answer: Duel }) {
  const { question } = run.job
  if (question.kind !== 'duel') return null
  const versions = (['first', 'second'] as const).map((name) => ({
    name: `${lt(`lab.version.${name}`)} · ${subjectTitle(lang.value, question[name])}`,
    ...answer[name],
  }))
  return (
    <>
      <p class={own.answer}>{verdictText(lang.value, answer)}</p>
      <Rates rates={versions.filter(({ games }) => games > 0)} />
      <CourseChart
        title={lt('lab.chart.difference')}
        courses={[
          {
            name: `${lt('lab.version.first')} − ${lt('lab.version.second')}`,
            points: duelCourse(run, question),
          },
        ]}
        format={(value) => points(lang.value, value)}
        around={question.margin}
      />
      <p class={css.quiet}>
        {lt('lab.pairs', {
          pairs: shownNumber(answer.pairs),
          first: shownNumber(answer.onlyFirstWon),
          second: shownNumber(answer.onlySecondWon),
          player: lt(`lab.policy.${answer.by}`),
        })}
      </p>
    </>
  )
}
