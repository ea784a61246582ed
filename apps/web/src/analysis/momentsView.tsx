import { type Balance, costliest, GRADES, luckiest } from '@negotiator/advisor'
import { chanceText } from '@negotiator/language'
import { lang } from '../words/words.ts'
import page from './analysis.module.css'
import { a, points, signedPoints } from './figures.ts'
import grade from './grade.module.css'
import { GradeChip } from './gradeView.tsx'
import css from './moments.module.css'
import { actionOf, choose, type Told } from './stepsCtrl.ts'

const MOST = 5

/** The decisions in numbers, and where it hurt or helped most; each leads to its step. */
export function Moments({ now }: { now: Told }) {
  const costly = costliest(now.balance, MOST)
  return (
    <>
      <section class={page.panel} aria-labelledby="grades-title">
        <h2 id="grades-title">{a('analysis.grades')}</h2>
        <Grades balance={now.balance} />
        <h3>{a('analysis.mistakes')}</h3>
        {costly.length === 0 ? (
          <p>{a('analysis.mistakes.none')}</p>
        ) : (
          <ol class={css.moments}>
            {costly.map(({ index, loss }) => (
              <li key={index}>
                <Moment index={index} turn={now.turns[index]!}>
                  {actionOf(now, index)} <GradeChip grade={now.balance.steps[index]!.grade!} loss={loss} />
                </Moment>
              </li>
            ))}
          </ol>
        )}
        {now.balance.resigning !== 0 && (
          <p>{a('analysis.resigning', { loss: points(-now.balance.resigning) })}</p>
        )}
      </section>
      <section class={page.panel} aria-labelledby="luck-title">
        <h2 id="luck-title">{a('analysis.part.luck')}</h2>
        <Lucks now={now} sign={1} />
        <Lucks now={now} sign={-1} />
      </section>
    </>
  )
}

function Grades({ balance: { grades } }: { balance: Balance }) {
  return (
    <ul class={css.grades}>
      {GRADES.filter((each) => grades[each] > 0).map((each) => (
        <li key={each} class={grade.grade} data-grade={each}>
          {a(`analysis.grade.count.${each}`, { n: grades[each] })}
        </li>
      ))}
    </ul>
  )
}

function Lucks({ now, sign }: { now: Told; sign: 1 | -1 }) {
  const moments = luckiest(now.analysis.steps, sign, MOST)
  if (moments.length === 0) return null
  return (
    <>
      <h3>{a(sign === 1 ? 'analysis.lucky' : 'analysis.unlucky')}</h3>
      <ol class={css.moments}>
        {moments.map(({ index, event, luck }, i) => (
          <li key={i}>
            <Moment index={index} turn={now.turns[index]!}>
              {chanceText(lang.value, event)} <b>{signedPoints(luck)}</b>
            </Moment>
          </li>
        ))}
      </ol>
    </>
  )
}

interface MomentProps {
  readonly index: number
  readonly turn: number
  readonly children: preact.ComponentChildren
}

function Moment({ index, turn, children }: MomentProps) {
  const lead = () => {
    choose(index)
    const step = document.getElementById('step')
    step?.scrollIntoView({ block: 'nearest' })
    step?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" class={css.moment} onClick={lead}>
      <span class={css.where}>{a('analysis.curve.turn', { turn })}</span>
      <span>{children}</span>
    </button>
  )
}
