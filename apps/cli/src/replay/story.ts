import { actionText, eventText, type Lang, nameOf, text } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { renderTable } from '../play/render-table.ts'
import { styleNow, widthNow } from '../play/terminal/capabilities.ts'
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
    ...table(lang, shown),
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

/** Where the game stands then, as it lies on the table. */
function table(lang: Lang, session: Session): string[] {
  const { stdout, env } = process
  return renderTable(lang, session, widthNow(stdout, env), styleNow(stdout, env))
}

function ending(lang: Lang, whole: Session, shown: Session): string[] {
  const [step, steps] = [shown.steps.length, whole.steps.length]
  if (step < steps) return [text(lang, 'replay.step', { step, steps })]
  return [text(lang, 'replay.whole', { n: steps }), outcome(lang, shown)]
}

function outcome(lang: Lang, session: Session): string {
  if (session.resigned) return text(lang, 'replay.resigned')
  const { result } = viewOf(session.game, stateOf(session))
  return text(lang, result === null ? 'replay.open' : `replay.${result}`)
}
