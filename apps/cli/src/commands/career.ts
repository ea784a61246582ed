import { careerData, careerOf, gamesAgainst, gamesAsCsv, type PlayedGame } from '@negotiator/career'
import { ABDUCTOR_IDS } from '@negotiator/content'
import { careerText, knowPacks, type Lang, shownNumber, text } from '@negotiator/language'
import type { Command } from 'commander'
import { readHistory } from '../career/history.ts'
import { careerLines } from '../career/lines.ts'
import { newCommand, onCall } from '../command.ts'
import { Misuse } from '../failure.ts'
import { needSaves } from '../need-saves.ts'
import { abductorOption } from '../option-values.ts'
import { keptCards } from '../own-cards/kept-cards.ts'
import { problemText } from '../problem-text.ts'
import { lineWidth, styleNow } from '../terminal/capabilities.ts'
import { lookOf } from '../terminal/look.ts'
import { StatusLine } from '../terminal/status-line.ts'
import { complain, say, tell } from '../terminal/write.ts'

/** Who waits longer than that wants to know that something happens. */
const PATIENCE_MS = 500

interface Typed {
  readonly abductor?: string
  readonly json?: boolean
  readonly csv?: boolean
}

export function careerCommand(lang: Lang): Command {
  const command = newCommand(lang, 'career', 'help.career')
    .option('--abductor <id>', text(lang, 'help.career.abductor', { ids: ABDUCTOR_IDS.join(', ') }))
    .option('--json', text(lang, 'help.option.json'))
    .option('--csv', text(lang, 'help.career.csv'))
  return onCall(command, (typed: Typed) => showCareer(lang, typed))
}

function showCareer(lang: Lang, { abductor: typed, json = false, csv = false }: Typed): number {
  if (json && csv) throw new Misuse(text(lang, 'misuse.together', { a: '--json', b: '--csv' }))
  needSaves(lang)
  const { career, problems } = openCareer(lang)
  const beyond = playedBeyond(career.games)
  // Their names are in their packs.
  if (beyond.length > 0) knowPacks(keptCards(lang))
  const abductor = typed === undefined ? null : abductorOption(lang, typed, ...beyond)
  if (json) say(JSON.stringify({ ...careerData(career, abductor), setAside: problems }))
  else if (csv) process.stdout.write(gamesAsCsv(gamesAgainst(career.games, abductor)))
  else {
    const look = lookOf(lang, lineWidth(process.stdout), styleNow(process.stdout, process.env))
    tell(...careerLines(look, career, abductor))
  }
  if (problems.length > 0) {
    complain(careerText(lang, 'career.set-aside', { n: problems.length }))
    complain(...problems.map((problem) => problemText(lang, problem)))
  }
  return 0
}

/** Those of packs, known by the games against them. */
function playedBeyond(games: readonly PlayedGame[]): readonly string[] {
  return [...new Set(games.map(({ facts }) => facts.abductor))].filter((id) => !ABDUCTOR_IDS.includes(id))
}

function openCareer(lang: Lang) {
  const status = new StatusLine(process.stderr, PATIENCE_MS)
  const shown = (n: number) => shownNumber(lang, n)
  const { games, problems } = readHistory((done, all) =>
    status.show(() => careerText(lang, 'career.reading', { done: shown(done), all: shown(all) })),
  )
  status.clear()
  return { career: careerOf(games), problems }
}
