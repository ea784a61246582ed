import { ABDUCTORS, PACKS } from '@negotiator/content'
import type { SubjectReport } from '@negotiator/lab'
import { nameOf } from '@negotiator/language'
import { DEFEATS, VICTORIES } from '@negotiator/rules'
import { OUTDATED, OUTDATED_NOTE } from '../figures.ts'
import { cardsPart, neededPart, worthText } from './cards.ts'
import { type lastStudy, weightsOf } from './study.ts'

/** A report of all abductors with both sets, as a part of a page of the documentation. */
export function balancePage({ study, isOfToday }: ReturnType<typeof lastStudy>): string {
  const { command, report } = study
  const { answer, seed, rules } = report
  if (answer.kind !== 'study') throw new Error('no study')
  const { subjects, by } = answer
  const age = isOfToday ? '' : ` ${OUTDATED}`
  const weights = weightsOf(study).map(([name, hash]) => `${name} ${hash}`)
  return [
    `\`${command}\`${age} (seed ${seed}, rules ${rules}). Intervals: 95 %. How it is measured: [the lab](lab.md).`,
    '',
    `The quick tier played with these weights (by the hash of their tables): ${weights.join(', ')}. With others the figures would be others.`,
    '',
    ...(isOfToday ? [] : [OUTDATED_NOTE, '']),
    '## How hard each abductor is',
    '',
    `| abductor | cards | rules of thumb${age} | the quick tier (instant)${age} |`,
    '|---|---|---|---|',
    ...subjects.map(winRow),
    '',
    '## How games end',
    '',
    `Of a hundred games of the quick tier (instant)${age}.`,
    '',
    `| abductor | cards | turns | ${REASONS.map((reason) => reason.replaceAll('-', ' ')).join(' | ')} |`,
    `|---|---|---|${'---|'.repeat(REASONS.length)}`,
    ...subjects.map(endRow),
    '',
    '## What each card is worth',
    '',
    worthText(by),
    '',
    ...neededPart(subjects),
    ...Object.values(PACKS).flatMap(({ id }) => cardsPart(id, subjects, age)),
  ]
    .join('\n')
    .trimEnd()
}

const shown = (rate: number): string => (100 * rate).toFixed(1)

function winRow({ subject, players }: SubjectReport): string {
  const cells = ['greedy', 'instant'].map((policy) => {
    const found = players.find((player) => player.policy === policy)
    if (found === undefined) return '–'
    return `${shown(found.winRate)} % (${shown(found.winRateLow)}–${shown(found.winRateHigh)})`
  })
  return `| ${[...playedBy(subject), ...cells].join(' | ')} |`
}

/** Who, with whose cards. */
function playedBy({ abductor: id, pack }: SubjectReport['subject']): string[] {
  const isOwn = ABDUCTORS.some((each) => each.abductor.id === id && each.pack === pack)
  return [nameOf('en', id), `${pack}${isOwn ? '' : ' (crossed)'}`]
}

/** Ends of their own are for packs. */
const REASONS = [...VICTORIES, ...DEFEATS].filter((reason) => !reason.startsWith('own-'))

function endRow({ subject, players }: SubjectReport): string {
  const found = players.find(({ policy }) => policy === 'instant')
  if (found === undefined) return `| ${playedBy(subject).join(' | ')} |`
  const shares = REASONS.map((reason) => shown(found.reasons[reason] / found.games))
  return `| ${[...playedBy(subject), found.averageTurns.toFixed(1), ...shares].join(' | ')} |`
}
