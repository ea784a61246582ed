import { actionWords, analysisText } from '@negotiator/language'
import { sessionFrom, stateOf } from '@negotiator/session'
import { percent, points } from '../advisor/lines.ts'
import { renderTable } from '../play/render-table.ts'
import { heading } from '../terminal/heading.ts'
import type { Look } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { wrap } from '../terminal/wrap.ts'
import type { FoundPuzzle } from './find.ts'

/** The table as it lies, the question, and the answer below. */
export function puzzleLines(look: Look, puzzle: FoundPuzzle, width: number): string[] {
  const { lang, colour, unicode } = look
  const { id, abductor, pack, themes, state, ranking, rating, lead, low, high, failures } = puzzle
  const session = sessionFrom({ abductor, pack, seed: id, practice: true, ownDice: false }, state)
  const shown = themes.map((theme) => analysisText(lang, `puzzle.theme.${theme}`))
  const title = [analysisText(lang, 'puzzle.title', { id }), ...shown].join(' · ')
  const best = analysisText(lang, 'puzzle.best', {
    action: actionWords(lang, session.game, stateOf(session), ranking[0]!.action),
    value: percent(lang, ranking[0]!.value),
  })
  const by = analysisText(lang, 'puzzle.lead', {
    lead: points(lang, lead),
    low: points(lang, low),
    high: points(lang, high),
  })
  const fails = analysisText(lang, 'puzzle.fails', {
    random: percent(lang, failures.random),
    greedy: percent(lang, failures.greedy),
    instant: percent(lang, failures.instant),
  })
  return [
    heading(look, title),
    ...renderTable(lang, session, width, { colour, unicode }),
    paint(look, 'strong', analysisText(lang, 'puzzle.question')),
    ...wrap(best, look.width, 2),
    ...wrap(by, look.width, 2),
    ...wrap(
      paint(look, 'quiet', `${analysisText(lang, 'puzzle.rating', { rating })} · ${fails}`),
      look.width,
      2,
    ),
    '',
  ]
}
