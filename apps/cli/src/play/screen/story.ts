import { flavourOf, secondOf, type ToldEvent, tellEvents } from '@negotiator/language'
import type { GameEvent } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { Look } from '../../terminal/look.ts'
import { paint, type Tint } from '../../terminal/paint.ts'
import { dieSign } from '../../terminal/signs.ts'
import { wrap } from '../../terminal/wrap.ts'

/** Events that begin a new paragraph: something new happens, not a part of what happened before. */
const BEGINS: ReadonlySet<GameEvent['e']> = new Set([
  'turn',
  'play',
  'facedown',
  'ability',
  'react',
  'convert',
  'drawn',
  'secondary',
  'double',
  'many-dice',
  'conceded',
  'penalty',
  'alert-fired',
  'start-of-turn',
  'conversation-ended',
  'second-in-command',
  'stage',
  'draw-again',
  'own-turn',
  'bought',
  'over',
])

const TINTS: Partial<Record<GameEvent['e'], Tint>> = {
  saved: 'good',
  killed: 'bad',
  'side-saved': 'good',
  'side-killed': 'bad',
  stage: 'strong',
  drawn: 'warn',
  over: 'strong',
  turn: 'strong',
}

/** Sentences that belong together, and the event that began them. */
interface Paragraph {
  readonly begunBy: GameEvent['e']
  readonly sentences: string[]
}

/**
 * What happened, told as short paragraphs. `before` is the game as it was before the events; the first `known` of
 * them have been told already.
 */
export function storyOfEvents(
  look: Look,
  before: Session,
  events: readonly GameEvent[],
  known = 0,
): readonly Paragraph[] {
  const { abductor } = before.setup
  const line = { abductor, second: stateOf(before).second === 1, secondId: secondOf(before.game.content) }
  const dice = (faces: readonly number[]) => faces.map((face) => dieSign(look, face)).join('  ')
  const paragraphs: Paragraph[] = []
  for (const [i, told] of tellEvents(look.lang, events, line, dice).entries()) {
    if (i < known || isEcho(told.event, events[i - 1])) continue
    const sentence = shown(look, before, told)
    const last = paragraphs.at(-1)
    // The card that a phase begins with belongs to its announcement.
    const begins = BEGINS.has(told.event.e) && events[i - 1]?.e !== 'phase'
    if (last === undefined || begins) paragraphs.push({ begunBy: told.event.e, sentences: [sentence] })
    else last.sentences.push(sentence)
  }
  return paragraphs
}

/** The same as lines of the screen, paragraph by paragraph. */
export function storyEntries(...asked: Parameters<typeof storyOfEvents>): string[][] {
  const [{ width }] = asked
  return storyOfEvents(...asked).map(({ sentences }) => wrap(sentences.join(' '), width, 2))
}

export const storyLines = (...asked: Parameters<typeof storyOfEvents>): string[] =>
  storyEntries(...asked).flat()

/** A roll that settles by itself says its successes twice. */
const isEcho = (event: GameEvent, before: GameEvent | undefined): boolean =>
  event.e === 'settle' && before?.e === 'roll'

function shown(look: Look, { setup }: Session, { event, text }: ToldEvent): string {
  const tint = TINTS[event.e]
  const told = tint === undefined ? text : paint(look, tint, text)
  if (event.e !== 'drawn') return told
  const flavour = flavourOf(look.lang, event.card, setup.pack)
  return flavour === '' ? told : `${told} ${paint(look, 'quiet', flavour)}`
}
