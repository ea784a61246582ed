import { actionText, dialLabel, eventText, type Lang, nameOf, phaseName, text } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { isOver, type Session, stateOf } from '@negotiator/session'
import { printable } from '../printable.ts'
import { type Style, styleOf, widthOf } from '../terminal-style.ts'
import { wrap } from '../wrap.ts'
import { upTo } from './up-to.ts'

/** The game told step by step, and where it stands in the end. */
export function replayLines(lang: Lang, session: Session, until: number): string[] {
  const shown = upTo(session, until)
  const style = styleOf(process.stdout)
  const width = widthOf(process.stdout)
  const digits = String(session.steps.length).length
  return [
    ...wrap(title(lang, session), width).map(style.bold),
    '',
    style.bold(eventText(lang, { e: 'turn', turn: 1 })),
    ...shown.steps.flatMap((_, i) => stepLines(lang, shown, i, `${i + 1}`.padStart(digits), width, style)),
    '',
    ...ending(lang, session, shown).flatMap((line) => wrap(line, width)),
  ]
}

function title(lang: Lang, { setup }: Session): string {
  const { abductor, pack, seed, practice, ownDice } = setup
  const parts = [
    text(lang, 'replay.title', {
      abductor: nameOf(lang, abductor),
      pack: text(lang, `cli.pack.${pack}`),
      seed: printable(seed),
    }),
  ]
  if (practice) parts.push(text(lang, 'replay.practice'))
  if (ownDice) parts.push(text(lang, 'replay.own-dice'))
  return parts.join(' · ')
}

/** One paragraph beside the step's number; a new turn gets a line of its own. */
function stepLines(
  lang: Lang,
  session: Session,
  index: number,
  number: string,
  width: number,
  { bold, dim }: Style,
): string[] {
  const { events } = session.steps[index]!
  const lines: string[] = []
  let sentences = events.length === 0 ? [decision(lang, session, index)] : []
  const margin = ' '.repeat(number.length + 2)
  const flush = () => {
    if (sentences.length === 0) return
    const paragraph = wrap(sentences.join(' '), width, margin)
    if (lines.length === 0) paragraph[0] = `${dim(number)}  ${paragraph[0]!.slice(margin.length)}`
    lines.push(...paragraph)
    sentences = []
  }
  for (const event of events) {
    const sentence = eventText(lang, event, { abductor: session.setup.abductor })
    if (event.e === 'turn') {
      flush()
      lines.push('', bold(sentence))
    } else sentences.push(sentence)
  }
  flush()
  return lines
}

/** Taking no more cards, for one, changes nothing that could be told as an event. */
function decision(lang: Lang, { game, start, steps }: Session, index: number): string {
  const before = steps[index - 1]?.after ?? start
  const { choice } = viewOf(game, before.state)
  return `${actionText(lang, steps[index]!.action, choice === null ? {} : { choice: choice.kind })}.`
}

function ending(lang: Lang, whole: Session, shown: Session): string[] {
  const view = viewOf(shown.game, stateOf(shown))
  const { turn, dice, cp, pool, saved, killed } = view
  const status = text(lang, 'cli.status', {
    turn,
    phase: phaseName(lang, view.phase),
    threat: dialLabel(lang, view.threat),
    dice,
    cp,
    pool,
    saved,
    killed,
  })
  if (shown.steps.length < whole.steps.length) {
    return [status, text(lang, 'replay.step', { step: shown.steps.length, steps: whole.steps.length })]
  }
  const proof = text(lang, 'replay.whole', { n: shown.steps.length })
  return [status, proof, outcome(lang, shown, view.result)]
}

function outcome(lang: Lang, session: Session, result: 'won' | 'lost' | null): string {
  if (session.resigned) return text(lang, 'replay.resigned')
  return text(lang, isOver(session) && result !== null ? `replay.${result}` : 'replay.open')
}
