import { actionWords, analysisText, shownPercent } from '@negotiator/language'
import { type Session, sessionFrom, stateOf } from '@negotiator/session'
import { points } from '../advisor/lines.ts'
import { positionLines } from '../play/render-table.ts'
import { heading } from '../terminal/heading.ts'
import { type Look, lookOf } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { wrap } from '../terminal/wrap.ts'
import type { FoundPuzzle } from './find.ts'

/** All questions, and after the last of them the answers: who only looks on must not read one by mistake. */
export function puzzlesLines(look: Look, puzzles: readonly FoundPuzzle[], width: number): string[] {
  if (puzzles.length === 0) return []
  return [
    ...puzzles.flatMap((puzzle) => questionLines(look, puzzle, width)),
    heading(look, analysisText(look.lang, 'puzzle.answers')),
    ...puzzles.flatMap((puzzle) => answerLines(look, puzzle)),
  ]
}

const sessionOf = ({ id, abductor, pack, state }: FoundPuzzle): Session =>
  sessionFrom({ abductor, pack, seed: id, practice: true, ownDice: false }, state)

/** The table as it lies, and the question. */
function questionLines(look: Look, puzzle: FoundPuzzle, width: number): string[] {
  const { lang, colour, unicode } = look
  const { id, themes, rating } = puzzle
  const shown = themes.map((theme) => analysisText(lang, `puzzle.theme.${theme}`))
  const level = analysisText(lang, 'puzzle.rating', { rating })
  return [
    heading(look, [analysisText(lang, 'puzzle.title', { id }), ...shown, level].join(' · ')),
    ...positionLines(lookOf(lang, width, { colour, unicode }), sessionOf(puzzle)),
    paint(look, 'strong', analysisText(lang, 'puzzle.question')),
    '',
  ]
}

function answerLines(look: Look, puzzle: FoundPuzzle): string[] {
  const { lang } = look
  const { id, ranking, lead, low, high, failures } = puzzle
  const session = sessionOf(puzzle)
  const best = analysisText(lang, 'puzzle.best', {
    action: actionWords(lang, session.game, stateOf(session), ranking[0]!.action),
    value: shownPercent(lang, ranking[0]!.value),
  })
  const by = analysisText(lang, 'puzzle.lead', {
    lead: points(lang, lead),
    low: points(lang, low),
    high: points(lang, high),
  })
  const fails = analysisText(lang, 'puzzle.fails', {
    random: shownPercent(lang, failures.random),
    greedy: shownPercent(lang, failures.greedy),
    instant: shownPercent(lang, failures.instant),
  })
  return [
    paint(look, 'strong', analysisText(lang, 'puzzle.title', { id })),
    ...wrap(best, look.width, 2),
    ...wrap(by, look.width, 2),
    ...wrap(paint(look, 'quiet', fails), look.width, 2),
    '',
  ]
}
