import type { Advice, Explained, Explanation } from '@negotiator/advisor'
import {
  actionWords,
  advisorText,
  cardsName,
  chanceShown,
  type Lang,
  lineWords,
  nameOf,
  phaseName,
  shownNumber,
  shownPercent,
  text,
  whyText,
} from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { keyOf } from '../play/input/keys.ts'
import type { Look } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { printable } from '../terminal/printable.ts'
import { padEnd, padStart } from '../terminal/text-width.ts'
import { wrap } from '../terminal/wrap.ts'
import { intervalOf } from './data.ts'
import type { NamedScenario } from './position-file.ts'

const NARROW = 50

export const points = (lang: Lang, share: number): string => shownNumber(lang, share * 100, 1)
/** With its sign, a real minus. */
export const signedPoints = (lang: Lang, share: number): string =>
  `${share < 0 ? '−' : '+'}${points(lang, Math.abs(share))}`

export function positionLine(lang: Lang, session: Session): string {
  const { turn, phase } = viewOf(session.game, stateOf(session))
  const { abductor } = session.setup
  return advisorText(lang, 'advisor.position', {
    abductor: nameOf(lang, abductor),
    pack: cardsName(lang, session.setup),
    turn,
    phase: phaseName(lang, phase),
  })
}

export function scenarioLine(lang: Lang, { file, name, n, of }: NamedScenario): string {
  const shown = { name: printable(name), n, of }
  if (file === '-') return advisorText(lang, 'advisor.scenario.input', shown)
  return advisorText(lang, 'advisor.scenario', { ...shown, file: printable(file) })
}

export function chanceLine(lang: Lang, advice: Advice): string {
  const interval = intervalOf(advice)
  const chance = shownPercent(lang, advice.chance)
  if (interval === null) return advisorText(lang, 'advisor.chance.rough', { chance })
  const [low, high] = [points(lang, interval.low), shownPercent(lang, interval.high)]
  const key = advice.isClose ? 'advisor.chance.close' : 'advisor.chance'
  return advisorText(lang, key, { chance, low, high }) + apartNote(lang, advice)
}

/** How far the advisor has got. */
export const thinkingLine = (lang: Lang, { chance, nodes, playouts }: Advice): string =>
  advisorText(lang, 'advisor.thinking', {
    chance: shownPercent(lang, chance),
    nodes: shownNumber(lang, nodes),
    playouts: shownNumber(lang, playouts),
  })

/** So far apart, and beyond the interval, whoever reads the chance shall know what the search thinks of it. */
const APART = 0.05

function apartNote(lang: Lang, { chance, margin, moves }: Advice): string {
  const best = moves[0]!.value
  const apart = Math.abs(best - chance)
  if (apart < Math.max(APART, margin ?? 1)) return ''
  const shown = { value: shownPercent(lang, best), points: points(lang, apart) }
  return `. ${advisorText(lang, 'advisor.apart', shown)}`
}

/** One line for each action, best first: its chance of winning, how far behind the best, what to type, and what it does. */
export function rankingLines(look: Look, session: Session, explanation: Explanation, most: number): string[] {
  const { lang, width } = look
  const shown = explanation.ranking.slice(0, most)
  const keys = shown.map(({ action }) => keyOf(session, action))
  const columns = {
    chance: shownPercent(lang, 1).length,
    behind: Math.max(advisorText(lang, 'advisor.best').length, points(lang, 0.999).length + 1),
    key: Math.max(...keys.map((key) => key.length)),
  }
  const best = shown[0]?.value ?? 0
  return shown.flatMap(({ action, value }, i) => {
    const { chance, behind } = chanceShown(explanation.advice.chance, best, value)
    const standing = i === 0 ? advisorText(lang, 'advisor.best') : behindText(lang, behind)
    const cells = [
      padStart(shownPercent(lang, chance / 1000), columns.chance),
      paint(look, 'quiet', padStart(standing, columns.behind)),
      paint(look, 'key', padEnd(keys[i]!, columns.key)),
    ]
    const start = `${cells.join('  ')}  `
    const hang = columns.chance + columns.behind + columns.key + 6
    const words = actionWords(lang, session.game, stateOf(session), action)
    return wrap(start + (i === 0 ? paint(look, 'strong', words) : words), width, width < NARROW ? 4 : hang)
  })
}

const behindText = (lang: Lang, tenths: number): string =>
  tenths === 0 ? '=' : `−${points(lang, tenths / 1000)}`

/** An action and the sentence of reason for it. */
export function whyLines(look: Look, session: Session, explained: Explained): string[] {
  const { lang, width } = look
  const words = actionWords(lang, session.game, stateOf(session), explained.action)
  const shown = { action: paint(look, 'strong', words), reason: sentenceFor(lang, session, explained) }
  return wrap(text(lang, 'play.why.line', shown), width, 2)
}

/** Why the best is the best, or what another lacks. */
export function sentenceFor(lang: Lang, session: Session, explained: Explained): string {
  const { abductor } = session.setup
  const name = stateOf(session).second === 1 ? advisorText(lang, 'advisor.second') : nameOf(lang, abductor)
  const { other } = explained
  const otherWords = other === null ? '' : actionWords(lang, session.game, stateOf(session), other)
  return whyText(lang, { ...explained, otherWords }, name)
}

export function lineLines(look: Look, { game }: Session, explanation: Explanation): string[] {
  const { lang, width } = look
  const words = lineWords(lang, game, explanation.expectedLine())
  const note = paint(look, 'quiet', `(${advisorText(lang, 'advisor.line.until')})`)
  return wrap(`${advisorText(lang, 'advisor.line')} ${words.join(' → ')} ${note}`, width, 2)
}
