import { type Lang, labText, shownNumber } from '@negotiator/language'
import type { Duel } from '../../job/job.ts'
import type { LabRun } from '../../job/lab-run.ts'
import { subjectTitle } from '../labels.ts'
import { type DuelReport, reportOf } from '../report.ts'
import { verdictText } from '../verdict-text.ts'
import { escaped } from './escape.ts'
import { STYLE } from './style.ts'
import { policyName, rateCells, rateColumns, subjectSection } from './subject-section.ts'
import { table, twoLines } from './table.ts'

/** Nothing is loaded and nothing runs, whatever a pack calls its cards. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** The whole report as one page of its own: no script, nothing from anywhere else, the same bytes for the same job. */
export function htmlReport(lang: Lang, run: LabRun): string {
  const { answer, complete, seed, rules } = reportOf(run)
  const { question } = run.job
  const title = labText(lang, 'lab.page-title')
  const body =
    answer.kind === 'duel'
      ? duelSection(lang, question as Duel, answer)
      : answer.subjects
          .map((subject, i) => subjectSection(lang, run.plan.subjects[i]!.choice, answer.by, subject))
          .join('\n')
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${complete ? '' : `<p class="answer">${escaped(labText(lang, 'lab.incomplete'))}</p>`}
<p class="soft">${escaped(labText(lang, 'lab.about', { seed, rules }))}</p>
${body}
</main>
</body>
</html>
`
}

function duelSection(lang: Lang, { first, second }: Duel, duel: DuelReport): string {
  const versions = [
    ['first', first, duel.first],
    ['second', second, duel.second],
  ] as const
  const rows = versions
    .filter(([, , { games }]) => games > 0)
    .map(([name, choice, rates]) => [
      twoLines(labText(lang, `lab.version.${name}`), subjectTitle(lang, choice)),
      ...rateCells(lang, rates),
    ])
  const counts = {
    pairs: shownNumber(lang, duel.pairs),
    first: shownNumber(lang, duel.onlyFirstWon),
    second: shownNumber(lang, duel.onlySecondWon),
    player: policyName(lang, duel.by),
  }
  return [
    `<h2>${escaped(labText(lang, 'lab.duel'))}</h2>`,
    `<p class="answer">${escaped(verdictText(lang, duel))}</p>`,
    table(rateColumns(lang, labText(lang, 'lab.version')), rows),
    `<p class="soft">${escaped(labText(lang, 'lab.pairs', counts))}</p>`,
  ].join('\n')
}
