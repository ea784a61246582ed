import type { Effect, GameEvent } from '@negotiator/rules'
import { dialLabel } from './dial.ts'
import { effectText } from './effect-text.ts'
import { flavourOf } from './flavour.ts'
import type { Lang } from './lang.ts'
import { genderOf, nameOf } from './names.ts'
import { text } from './text.ts'

/** Who is on the line, so that sentences can say he or she. */
export interface EventContext {
  readonly abductor?: string
  /** How the dice of a roll are shown; numbers if nothing is said. */
  readonly shownDice?: ShownDice
}

export type ShownDice = (faces: readonly number[]) => string

type EventName = GameEvent['e']
type EventOf<K extends EventName> = Extract<GameEvent, { e: K }>
type Tell<K extends EventName> = (lang: Lang, event: EventOf<K>, who: string, shownDice: ShownDice) => string

/** One teller per event; a new event does not compile without its words. */
const TELLERS: { readonly [K in EventName]: Tell<K> } = {
  turn: (lang, { turn }) => text(lang, 'event.turn', { turn }),
  phase: (lang, { phase }) => text(lang, `event.phase.${phase}`),
  play: (lang, { card }) => text(lang, 'event.play', { card: nameOf(lang, card) }),
  facedown: (lang, { card }) => text(lang, 'event.facedown', { card: nameOf(lang, card) }),
  ability: (lang, { id }) => text(lang, 'event.ability', { ability: nameOf(lang, id) }),
  roll: (lang, { dice, successes, foursCount }, _, shownDice) =>
    text(lang, foursCount ? 'event.roll.fours' : 'event.roll', { dice: shownDice(dice), successes }),
  convert: (lang, { cards: [a, b] }) =>
    text(lang, 'event.convert', { a: nameOf(lang, a), b: nameOf(lang, b) }),
  react: (lang, { card, from, to }) => text(lang, 'event.react', { card: nameOf(lang, card), from, to }),
  settle: (lang, { successes }) => text(lang, 'event.settle', { successes }),
  check: (lang, { die, threat, under }) =>
    text(lang, under ? 'event.check.under' : 'event.check.over', { die, threat: dialLabel(lang, threat) }),
  double: (lang, { face }, who) => text(lang, 'event.double', { face, who }),
  'many-dice': (lang, { dice }, who) => text(lang, 'event.many-dice', { dice, who }),
  cp: (lang, { from, to }) => text(lang, `event.cp.${trend(from, to)}`, { n: Math.abs(to - from), to }),
  pay: (lang, { cost, to }) => text(lang, cost === 0 ? 'event.pay.nothing' : 'event.pay', { cost, to }),
  threat: (lang, { from, to }) => text(lang, `event.threat.${trend(from, to)}`, { to: dialLabel(lang, to) }),
  'threat-start': (lang, { to }) => text(lang, 'event.threat-start', { to: dialLabel(lang, to) }),
  saved: (lang, { pool }) => text(lang, pool === 0 ? 'event.saved.last' : 'event.saved', { pool }),
  // One event can stand for everyone left (G2), so the last sentence names the sum.
  killed: (lang, { pool, killed }) =>
    text(lang, pool === 0 ? 'event.killed.last' : 'event.killed', { pool, killed }),
  spared: (lang) => text(lang, 'event.spared'),
  'save-ignored': (lang) => text(lang, 'event.save-ignored'),
  'kill-raises-threat': (lang, { n }, who) => text(lang, 'event.kill-raises-threat', { n, who }),
  'hostage-added': (lang, { pool }) => text(lang, 'event.hostage-added', { pool }),
  modifier: (lang, { n, duration }) => effectText(lang, [{ op: 'dice', n, duration }]),
  fours: (lang, { duration }) => effectText(lang, [{ op: 'fours', duration }]),
  rule: (lang, event) => {
    const effect = ruleEffect(event)
    return effect === null ? text(lang, 'event.rule.each-turn') : effectText(lang, [effect])
  },
  bought: (lang, { card, cost }) =>
    text(lang, cost === 0 ? 'event.bought.free' : 'event.bought', { card: nameOf(lang, card), cost }),
  taken: (lang, { card }) => text(lang, 'event.taken', { card: nameOf(lang, card) }),
  'taken-back': (lang, { card }) => text(lang, 'event.taken-back', { card: nameOf(lang, card) }),
  discarded: (lang, { card }) => text(lang, 'event.discarded', { card: nameOf(lang, card) }),
  removed: (lang, { card }) => text(lang, 'event.removed', { card: nameOf(lang, card) }),
  drawn: (lang, { card, gold }) =>
    text(lang, gold ? 'event.drawn.gold' : 'event.drawn', { card: nameOf(lang, card) }),
  secondary: (lang, { card }) => text(lang, 'event.secondary', { card: nameOf(lang, card) }),
  burned: (lang, { card }) => text(lang, 'event.burned', { card: nameOf(lang, card) }),
  'minor-discarded': (lang, { demand }) =>
    text(lang, 'event.minor-discarded', { demand: nameOf(lang, demand) }),
  'minor-arrived': (lang, { demand }) => text(lang, 'event.minor-arrived', { demand: nameOf(lang, demand) }),
  'escape-added': (lang) => text(lang, 'event.escape-added'),
  revealed: (lang, { demand }) => text(lang, 'event.revealed', { demand: nameOf(lang, demand) }),
  conceded: (lang, { demand, byItself }) =>
    text(lang, byItself ? 'event.conceded.itself' : 'event.conceded', { demand: nameOf(lang, demand) }),
  penalty: (lang, { demand }) => text(lang, 'event.penalty', { demand: nameOf(lang, demand) }),
  'alert-set': (lang, { card }) => text(lang, 'event.alert-set', { card: nameOf(lang, card) }),
  'alert-fired': (lang, { card }) => text(lang, 'event.alert-fired', { card: nameOf(lang, card) }),
  'start-of-turn': (lang, { demand }) => text(lang, 'event.start-of-turn', { demand: nameOf(lang, demand) }),
  'conversation-ended': (lang, { byEffect }, who) =>
    text(lang, byEffect ? 'event.conversation-ended.effect' : 'event.conversation-ended', { who }),
  eliminated: (lang, _, who) => text(lang, 'event.eliminated', { who }),
  'second-in-command': (lang) => text(lang, 'event.second-in-command'),
  'cp-lost': (lang, { from }) =>
    text(lang, from < 0 ? debtKey(from) : 'event.cp-lost', { n: Math.abs(from) }),
  'to-side': (lang, { zone, side }) => text(lang, 'event.to-side', { zone: nameOf(lang, zone), side }),
  'from-side': (lang, { zone, pool }) => text(lang, 'event.from-side', { zone: nameOf(lang, zone), pool }),
  'side-saved': (lang, { zone, side }) => text(lang, 'event.side-saved', { zone: nameOf(lang, zone), side }),
  'side-killed': (lang, { zone, side }) =>
    text(lang, 'event.side-killed', { zone: nameOf(lang, zone), side }),
  'side-joins': (lang, { zone, pool }) => text(lang, 'event.side-joins', { zone: nameOf(lang, zone), pool }),
  stage: (lang, { id }) => withFlavour(lang, text(lang, 'event.stage', { place: nameOf(lang, id) }), id),
  'draw-again': (lang, { card }) => text(lang, 'event.draw-again', { card: nameOf(lang, card) }),
  'own-turn': (lang) => text(lang, 'event.own-turn'),
  over: (lang, { reason, test }, who) =>
    text(lang, `event.over.${reason}`, { who, test: test === undefined ? '' : nameOf(lang, test) }),
}

/** A place is told by what one sees there, too. */
function withFlavour(lang: Lang, told: string, id: string): string {
  const flavour = flavourOf(lang, id)
  return flavour === '' ? told : `${told} ${flavour}`
}

const debtKey = (cp: number) => (cp === -1 ? 'event.cp-lost.debt.one' : 'event.cp-lost.debt')

function trend(from: number, to: number): 'up' | 'down' | 'same' {
  if (to === from) return 'same'
  return to > from ? 'up' : 'down'
}

/** A lasting rule is told in the words of the op that made it; what `each-turn` does is told when it happens. */
function ruleEffect({ rule, n }: EventOf<'rule'>): Effect | null {
  switch (rule) {
    case 'each-turn':
      return null
    case 'facedown-cp':
    case 'hand-limit':
      return { op: rule, n }
    default:
      return { op: rule }
  }
}

function tell<K extends EventName>(lang: Lang, event: EventOf<K>, who: string, shownDice: ShownDice): string {
  return (TELLERS[event.e as K] as Tell<K>)(lang, event, who, shownDice)
}

const asNumbers: ShownDice = (faces) => faces.join(', ')

export function eventText(lang: Lang, event: GameEvent, context: EventContext = {}): string {
  return tell(lang, event, genderOf(context.abductor), context.shownDice ?? asNumbers)
}
