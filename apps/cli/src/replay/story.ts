import { actionText, cardsName, eventText, type Lang, nameOf, text } from '@negotiator/language'
import { type Action, viewOf } from '@negotiator/rules'
import { noteAt, type Session, stateOf, upTo } from '@negotiator/session'
import { renderTable } from '../play/render-table.ts'
import { contextOf } from '../play/screen/choice-context.ts'
import { storyOfEvents } from '../play/screen/story.ts'
import { lineWidth, styleNow, widthNow } from '../terminal/capabilities.ts'
import { type Look, lookOf } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { printable } from '../terminal/printable.ts'
import { wrap } from '../terminal/wrap.ts'

/** The game told step by step, and where it stands in the end. */
export function replayLines(lang: Lang, session: Session, until: number): string[] {
  const shown = upTo(session, until)
  const { stdout, env } = process
  const look = lookOf(lang, lineWidth(stdout), styleNow(stdout, env))
  const digits = String(session.steps.length).length
  return [
    ...wrap(paint(look, 'strong', title(lang, session)), look.width),
    '',
    paint(look, 'strong', eventText(lang, { e: 'turn', turn: 1 })),
    ...noteLines(look, shown, 0, digits),
    ...shown.steps.flatMap((_, i) => [
      ...stepLines(look, shown, i, `${i + 1}`.padStart(digits)),
      ...noteLines(look, shown, i + 1, digits),
    ]),
    '',
    ...table(lang, shown),
    '',
    ...ending(lang, session, shown).flatMap((line) => wrap(line, look.width)),
  ]
}

function title(lang: Lang, { setup }: Session): string {
  const { abductor, seed, practice, ownDice } = setup
  const parts = [
    text(lang, 'replay.title', {
      abductor: nameOf(lang, abductor),
      pack: cardsName(lang, setup),
      seed: printable(seed),
    }),
  ]
  if (practice) parts.push(text(lang, 'replay.practice'))
  if (ownDice) parts.push(text(lang, 'replay.own-dice'))
  return parts.join(' · ')
}

/** Beside the step's number; a new turn gets a line of its own. */
function stepLines(look: Look, session: Session, index: number, number: string): string[] {
  const before = upTo(session, index)
  const margin = ' '.repeat(number.length + 2)
  const lines: string[] = []
  let start = `${paint(look, 'quiet', number)}  `
  const add = (sentences: readonly string[]) => {
    if (sentences.length === 0) return
    for (const line of wrap(sentences.join(' '), look.width - margin.length)) {
      lines.push(start + line)
      start = margin
    }
  }
  const story = storyOfEvents(look, before, session.steps[index]!.events)
  if (story.length === 0) add([decision(look.lang, before, session.steps[index]!.action)])
  for (const { begunBy, sentences } of story) {
    if (begunBy !== 'turn') add(sentences)
    else {
      lines.push('', sentences[0]!)
      add(sentences.slice(1))
    }
  }
  return lines
}

/** What the player has written beside the step, under it. */
function noteLines(look: Look, session: Session, step: number, digits: number): string[] {
  const note = noteAt(session, step)
  if (note === '') return []
  const margin = ' '.repeat(digits + 2)
  const [first = '', ...rest] = note.split(/\r?\n/).map(printable)
  return [`${look.unicode ? '✎' : '*'} ${first}`, ...rest]
    .flatMap((line) => wrap(paint(look, 'key', line), look.width - margin.length))
    .map((line) => margin + line)
}

/** Taking no more cards, for one, changes nothing that could be told as an event. */
function decision(lang: Lang, before: Session, action: Action): string {
  return `${actionText(lang, action, contextOf(before, action))}.`
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
