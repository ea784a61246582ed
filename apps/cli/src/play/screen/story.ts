import { eventText, flavourOf } from '@negotiator/language'
import type { GameEvent } from '@negotiator/rules'
import type { Session } from '@negotiator/session'
import type { Look } from '../layout/look.ts'
import { paint, type Tint } from '../layout/paint.ts'
import { dieSign } from '../layout/signs.ts'
import { wrap } from '../layout/wrap.ts'

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
  'bought',
  'over',
])

const TINTS: Partial<Record<GameEvent['e'], Tint>> = {
  saved: 'good',
  killed: 'bad',
  drawn: 'warn',
  over: 'strong',
  turn: 'strong',
}

/** What happened, told as short paragraphs. */
export function storyLines(look: Look, session: Session, events: readonly GameEvent[]): string[] {
  const paragraphs: string[] = []
  for (const [i, event] of events.entries()) {
    if (isEcho(event, events[i - 1])) continue
    const sentence = tell(look, session, event)
    const last = paragraphs.length - 1
    // The card that a phase begins with belongs to its announcement.
    const begins = BEGINS.has(event.e) && events[i - 1]?.e !== 'phase'
    if (last < 0 || begins) paragraphs.push(sentence)
    else paragraphs[last] += ` ${sentence}`
  }
  return paragraphs.flatMap((paragraph) => wrap(paragraph, look.width, 2))
}

/** A roll that settles by itself says its successes twice. */
const isEcho = (event: GameEvent, before: GameEvent | undefined): boolean =>
  event.e === 'settle' && before?.e === 'roll'

function tell(look: Look, session: Session, event: GameEvent): string {
  const { lang } = look
  const { abductor, pack } = session.setup
  const sentence = eventText(lang, event, { abductor })
  const tint = TINTS[event.e]
  const told = tint === undefined ? sentence : paint(look, tint, sentence)
  if (event.e === 'roll') return `${event.dice.map((face) => dieSign(look, face)).join('  ')}  ${told}`
  if (event.e !== 'drawn') return told
  const flavour = flavourOf(lang, event.card, pack)
  return flavour === '' ? told : `${told} ${paint(look, 'quiet', flavour)}`
}
