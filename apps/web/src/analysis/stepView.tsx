import { gradeOf } from '@negotiator/advisor'
import { chanceText } from '@negotiator/language'
import { upTo } from '@negotiator/session'
import { go, route } from '../app/router.ts'
import { RankedList } from '../exercise/rankedListView.tsx'
import { whyOf } from '../exercise/whyCtrl.ts'
import { Why } from '../exercise/whyView.tsx'
import { Button } from '../look/buttonView.tsx'
import { partOf } from '../replay/place.ts'
import { lang } from '../words/words.ts'
import page from './analysis.module.css'
import { mistakes } from './analysisCtrl.ts'
import { a, signedPoints, tenths } from './figures.ts'
import { GradeChip } from './gradeView.tsx'
import { settledRanking } from './settledRanking.ts'
import css from './step.module.css'
import { actionOf, choose, chosen, linesOfStep, nextMistake, type Told, uncovered } from './stepsCtrl.ts'

/** More would be a wall; whoever made another sees it all the same. */
const MOST_RANKED = 5

/** One step: what was done and what it was worth, what else could be done, and what chance made of it. */
export function StepPanel({ now }: { now: Told }) {
  const index = Math.min(chosen.value, now.balance.steps.length - 1)
  const { grade, skill } = now.balance.steps[index]!
  const { curve, steps } = now.balance
  const coming = nextMistake(index, 1)
  return (
    <section class={page.panel} id="step" aria-labelledby="step-title">
      <h2 id="step-title">
        {a('analysis.step', { step: index + 1, all: steps.length, turn: now.turns[index]! })}
      </h2>
      <div class={css.ways}>
        <Button label={a('analysis.step.previous')} isBarred={index === 0} onPress={() => choose(index - 1)}>
          ‹
        </Button>
        <Button
          label={a('analysis.step.next')}
          isBarred={index === steps.length - 1}
          onPress={() => choose(index + 1)}
        >
          ›
        </Button>
        {coming >= 0 && <Button onPress={() => choose(coming)}>{a('analysis.step.next-mistake')}</Button>}
        <Button onPress={() => go('replay', partOf(route.value[1]!, index))}>
          {a('analysis.step.at-the-table')}
        </Button>
      </div>
      <p class={css.deed}>
        {actionOf(now, index)} {grade !== null && <GradeChip grade={grade} loss={-skill} />}
      </p>
      <p>{linesOfStep(now, index).join(' ')}</p>
      <p class={page.quiet}>
        {a('analysis.step.change', { before: tenths(curve[index]!), after: tenths(curve[index + 1]!) })}
      </p>
      <Alternatives now={now} index={index} />
      <Chances now={now} index={index} />
    </section>
  )
}

function Alternatives({ now, index }: { now: Told; index: number }) {
  const step = now.analysis.steps[index]!
  const balance = now.balance.steps[index]!
  if (balance.grade === null) return <p class={page.quiet}>{a('analysis.step.only')}</p>
  const item = mistakes.value.find((each) => each.step === index)
  if (item !== undefined && !uncovered.value.has(index)) {
    return (
      <div class={css.covered}>
        <p>{a('analysis.hidden')}</p>
        <div class={css.ways}>
          <Button kind="main" onPress={() => go('practice', item.id)}>
            {a('analysis.try')}
          </Button>
          <Button
            onPress={() => {
              uncovered.value = new Set([...uncovered.value, index])
            }}
          >
            {a('analysis.show')}
          </Button>
        </div>
      </div>
    )
  }
  const position = upTo(now.session, index)
  const { ranking, made } = settledRanking(step, balance)
  const shown = ranking.filter((_, rank) => rank < MOST_RANKED || rank === made)
  const rank = Math.min(made, shown.length - 1)
  return (
    <>
      <h3>{a('analysis.step.options', { n: step.options })}</h3>
      <RankedList position={position} ranking={shown} made={rank} />
      {ranking.length > 1 && gradeOf(-balance.skill) !== 'good' && <Why why={whyOf(position, shown, rank)} />}
      {item !== undefined && (
        <p>
          <Button onPress={() => go('practice', item.id)}>{a('analysis.try')}</Button>
        </p>
      )}
    </>
  )
}

function Chances({ now, index }: { now: Told; index: number }) {
  const { lucks } = now.analysis.steps[index]!
  if (lucks.length === 0) return null
  return (
    <>
      <h3>{a('analysis.step.luck')}</h3>
      <ul class={css.lucks}>
        {lucks.map(({ event, luck }, i) => (
          <li key={i} data-sign={Math.sign(luck)}>
            <span>{chanceText(lang.value, event)}</span>
            <b>{signedPoints(luck)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
