import {
  type Advice,
  type Analysis,
  type Balance,
  balanceOf,
  bestOther,
  costliest,
  doubtOf,
  GRADES,
  luckiest,
  type Mistake,
} from '@negotiator/advisor'
import { actionWords, analysisText, chanceText, shownPercent } from '@negotiator/language'
import { type Move, toMove } from '@negotiator/rules'
import { type Session, stateOf, upTo } from '@negotiator/session'
import { explanationOf } from '../advisor/explanation-of.ts'
import { points, sentenceFor, signedPoints } from '../advisor/lines.ts'
import type { Brain } from '../advisor/weights-files.ts'
import { heading, labelled } from '../terminal/heading.ts'
import type { Look } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { plotLines } from '../terminal/text-plot.ts'
import { wrap } from '../terminal/wrap.ts'

const MOST_MISTAKES = 5
const MOST_MOMENTS = 3

/** The sum, the curve, the decisions that cost most, and the luck. */
export function analysisLines(look: Look, session: Session, brain: Brain, analysis: Analysis): string[] {
  const balance = balanceOf(analysis)
  return [
    ...sumLines(look, balance),
    '',
    ...curveLines(look, balance),
    '',
    ...decisionLines(look, session, brain, analysis, balance),
    ...momentLines(look, session, analysis, 1),
    ...momentLines(look, session, analysis, -1),
  ]
}

function sumLines(look: Look, balance: Balance): string[] {
  const { lang, width } = look
  const { start, luck, skill, residual, end, error, stepError } = balance
  const sum = analysisText(lang, 'analysis.sum', {
    start: shownPercent(lang, start),
    luck: signedPoints(lang, luck),
    skill: signedPoints(lang, skill),
    residual: signedPoints(lang, residual),
    end: shownPercent(lang, end),
  })
  const trust = analysisText(lang, 'analysis.error', {
    error: points(lang, error),
    step: points(lang, stepError),
  })
  return [
    heading(look, analysisText(lang, 'analysis.title')),
    ...doubtLines(look, balance),
    ...wrap(paint(look, 'strong', sum), width),
    ...wrap(paint(look, 'quiet', trust), width),
    ...wrap(paint(look, 'quiet', analysisText(lang, 'analysis.residual')), width),
  ]
}

/** Before the sum: how little it says. */
function doubtLines({ lang, width }: Look, balance: Balance): string[] {
  const { luck, skill, residual, error } = balance
  switch (doubtOf(balance)) {
    case 'undecided':
      return wrap(analysisText(lang, 'analysis.undecided', { error: points(lang, error) }), width)
    case 'unclear': {
      const said = {
        residual: points(lang, Math.abs(residual)),
        luckLow: signedPoints(lang, luck - error),
        luckHigh: signedPoints(lang, luck + error),
        skillLow: signedPoints(lang, skill - error),
        // Nobody plays better than the best.
        skillHigh: signedPoints(lang, Math.min(0, skill + error)),
      }
      return wrap(analysisText(lang, 'analysis.residual.large', said), width)
    }
    case null:
      return []
  }
}

function curveLines(look: Look, { curve }: Balance): string[] {
  const { lang, width } = look
  const [highest, lowest] = [Math.max(...curve), Math.min(...curve)]
  const words = analysisText(lang, 'analysis.curve.text', {
    start: shownPercent(lang, curve[0]!),
    highest: shownPercent(lang, highest),
    high: Math.min(curve.indexOf(highest) + 1, curve.length - 1),
    lowest: shownPercent(lang, lowest),
    low: Math.min(curve.indexOf(lowest) + 1, curve.length - 1),
    end: shownPercent(lang, curve.at(-1)!),
  })
  return [
    paint(look, 'strong', analysisText(lang, 'analysis.curve')),
    ...plotLines(curve, look),
    ...wrap(paint(look, 'quiet', words), width),
  ]
}

function decisionLines(
  look: Look,
  session: Session,
  brain: Brain,
  analysis: Analysis,
  balance: Balance,
): string[] {
  const { lang, width } = look
  const counts = GRADES.filter((grade) => balance.grades[grade] > 0).map((grade) =>
    analysisText(lang, `analysis.grade.count.${grade}`, { n: balance.grades[grade] }),
  )
  const mistakes = costliest(balance, MOST_MISTAKES)
  return [
    ...labelled(look, analysisText(lang, 'analysis.grades'), counts.join(' · ')),
    ...(balance.resigning === 0
      ? []
      : wrap(analysisText(lang, 'analysis.resigning', { loss: points(lang, -balance.resigning) }), width)),
    heading(look, analysisText(lang, 'analysis.mistakes')),
    ...(mistakes.length === 0
      ? wrap(analysisText(lang, 'analysis.mistakes.none'), width)
      : mistakes.flatMap((mistake) => mistakeLines(look, session, brain, analysis, balance, mistake))),
  ]
}

function mistakeLines(
  look: Look,
  session: Session,
  brain: Brain,
  analysis: Analysis,
  balance: Balance,
  { index, loss }: Mistake,
): string[] {
  const { lang, width } = look
  const step = analysis.steps[index]!
  const before = upTo(session, index)
  const made = step.ranking[step.made]!
  const title = analysisText(lang, 'analysis.mistake', {
    step: index + 1,
    turn: stateOf(before).turn,
    grade: analysisText(lang, `analysis.grade.${balance.steps[index]!.grade!}`),
    loss: points(lang, loss),
  })
  const told = (key: 'analysis.made' | 'analysis.better', action: typeof made.action) =>
    wrap(
      `  ${analysisText(lang, key, { action: actionWords(lang, before.game, stateOf(before), action) })}`,
      width,
      4,
    )
  const better = bestOther(step)
  const explanation = explanationOf(before, brain, adviceFrom(before, step.ranking))
  const why =
    step.made === 0 ? [] : wrap(`  ${sentenceFor(lang, before, explanation.explain(step.made))}`, width, 2)
  return [
    ...wrap(paint(look, 'strong', title), width),
    ...told('analysis.made', made.action),
    ...(better === null ? [] : told('analysis.better', better.action)),
    ...why.map((line) => paint(look, 'quiet', line)),
  ]
}

/** The ranking of a step as the advisor would have given it then. */
function adviceFrom(before: Session, ranking: Analysis['steps'][number]['ranking']): Advice {
  const moves = ranking.map(({ action, value, plies }) => ({
    move: toMove(before.game, stateOf(before), action) as Move,
    value,
    plies,
  }))
  return { version: 0, chance: moves[0]!.value, margin: null, moves, nodes: 0, playouts: 0 }
}

function momentLines(look: Look, session: Session, analysis: Analysis, sign: 1 | -1): string[] {
  const { lang, width } = look
  const moments = luckiest(analysis.steps, sign, MOST_MOMENTS)
  if (moments.length === 0) return []
  return [
    heading(look, analysisText(lang, sign === 1 ? 'analysis.lucky' : 'analysis.unlucky')),
    ...moments.flatMap(({ index, event, luck }) => {
      const turn = stateOf(upTo(session, index)).turn
      const what = chanceText(lang, event)
      const said = { step: index + 1, turn, what, points: signedPoints(lang, luck) }
      return wrap(`  ${analysisText(lang, 'analysis.moment', said)}`, width, 4)
    }),
  ]
}
