import { type LabRun, type Policy, subjectTitle, type Tally } from '@negotiator/lab'
import { type Lang, labText } from '@negotiator/language'
import type { Room } from '../terminal/status-line.ts'
import { barLines } from '../terminal/text-plot.ts'
import { cut, widthOf } from '../terminal/text-width.ts'
import { type Played, type PlotLook, rateLines } from './rate-lines.ts'

/** With less there is only a line. */
const LEAST_WIDTH = 36

/** What is known so far as a picture: who wins how often, and how long games are. Nothing where there is no room. */
export function livePlot(look: PlotLook, run: LabRun, { width, height }: Room): string[] {
  const { title, players } = shownNow(look.lang, run)
  const begun = players.filter(({ tally }) => tally.games > 0)
  if (width < LEAST_WIDTH || begun.length === 0) return []
  const rates = [look.style.bold(fitting(title, width)), ...rateLines(look, begun, width)]
  if (rates.length > height) return []
  const lengths = lengthLines(look, begun.at(-1)!, width)
  return [...rates, ...(rates.length + lengths.length <= height ? lengths : [])]
}

const fitting = (title: string, width: number): string =>
  widthOf(title) <= width ? title : cut(title, width)[0]

/** The subject whose games are being played, or both sides of a duel. */
function shownNow(lang: Lang, run: LabRun): { readonly title: string; readonly players: readonly Played[] } {
  const { question } = run.job
  const tallyOf = (arm: number): Tally => run.played[arm]!.tally
  if (question.kind === 'duel') {
    const versions = ['first', 'second'] as const
    return {
      title: versions.map((each) => subjectTitle(lang, question[each])).join(' / '),
      players: versions.map((each, arm) => ({
        name: labText(lang, `lab.version.${each}`),
        tally: tallyOf(arm),
      })),
    }
  }
  const arm = run.tasks[Math.min(run.added, run.tasks.length - 1)]?.arm ?? 0
  const subject = run.plan.subjects.findLast(({ players }) => players.some((each) => each.arm <= arm))!
  const policyName = (policy: Policy): string => labText(lang, `lab.policy.${policy}`)
  return {
    title: subjectTitle(lang, subject.choice),
    players: subject.players.map((each) => ({ name: policyName(each.policy), tally: tallyOf(each.arm) })),
  }
}

/** In which turn games end: a bar for each. */
function lengthLines({ lang, style, isUnicode }: PlotLook, { name, tally }: Played, width: number): string[] {
  const turns = Math.max(tally.wonIn.length, tally.lostIn.length)
  const rows = Array.from({ length: turns }, (_, i) => ({
    label: `${i + 1}`.padStart(2),
    n: (tally.wonIn[i] ?? 0) + (tally.lostIn[i] ?? 0),
  }))
  // Before the first game that ends there is nothing to see.
  const first = rows.findIndex(({ n }) => n > 0)
  const title = fitting(labText(lang, 'lab.live.lengths', { player: name }), width)
  return [style.dim(title), ...barLines(rows.slice(Math.max(0, first)), width, isUnicode)]
}
