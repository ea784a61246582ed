import {
  ALERT_CONVERSATION_END,
  ALERT_CP,
  ALERT_FACEDOWN,
  ALERT_NONE,
  ALERT_THREAT,
  ALERT_TURN,
  CLASSES,
} from './codes.ts'
import { compileExtensions } from './compile-extensions.ts'
import type { Alert, Demand, GameContent, OwnRule, TerrorCard } from './content.ts'
import type { AlertTable, Game } from './game.ts'
import { byLayer } from './layers.ts'
import { FACE_UP, knownPlace } from './places.ts'
import { MOST_CODE } from './stack.ts'
import { Unplayable } from './unplayable.ts'
import { type EffectSource, hasTakeback, ProgramWriter } from './writer.ts'

const NEVER = 0x3fffffff
/** A zone is a mask of 31-bit integers. */
const MOST_KINDS = 30
/** More than any game has turns, so that looking one up never leaves the table. */
const MOST_TURNS = 256
const ALERT_CODES = {
  threat: ALERT_THREAT,
  cp: ALERT_CP,
  facedown: ALERT_FACEDOWN,
  'conversation-end': ALERT_CONVERSATION_END,
  turn: ALERT_TURN,
}
/** Those that may fire after any step. */
const STEP_ALERTS: readonly number[] = [ALERT_THREAT, ALERT_CP, ALERT_FACEDOWN]

/** Puts a game's content together, once: kinds get numbers, effects become programs. */
export function compileGame(content: GameContent): Game {
  const writer = new ProgramWriter(content)
  const conversation = compileConversation(content, writer)
  const demands = compileDemands(content, writer)
  const terror = compileTerror(content, writer)
  const own = compileOwnRules(content.abductor.rules, writer)
  // After all others: the addresses of programs are part of what a save remembers.
  const more = compileExtensions(content, terror.terrorIds, terror.firstGold, writer)
  if (writer.code.length > MOST_CODE) {
    const n = writer.code.length
    throw new Unplayable(`effects: at most ${MOST_CODE} numbers of program in one game, got ${n}`, {
      code: 'too-much',
      card: null,
      n,
      most: MOST_CODE,
    })
  }
  const alerts = [...demands.demandAlert.on, ...terror.terrorAlert.on]
  return {
    content,
    ...conversation,
    ...demands,
    ...terror,
    ...own,
    ...more,
    hasWatchers: more.ends !== null || alerts.some((on) => STEP_ALERTS.includes(on)),
    hasTurnRules: more.hasTurnRules || alerts.includes(ALERT_TURN),
    hasEndCards: terror.terrorAlert.on.includes(ALERT_CONVERSATION_END),
    hasEndDemands: demands.demandAlert.on.includes(ALERT_CONVERSATION_END),
    code: Int32Array.from(writer.code),
    rowPc: writer.rowPc,
    choices: writer.choices,
  }
}

function compileConversation({ conversation }: GameContent, writer: ProgramWriter) {
  checkKinds('conversation cards', conversation)
  const mask = (test: (card: (typeof conversation)[number]) => boolean) =>
    conversation.reduce((bits, card, kind) => (test(card) ? bits | (1 << kind) : bits), 0)
  for (const card of conversation) {
    if (card.copies !== 1 && card.copies !== 2)
      throw new Unplayable(`${card.id}: a set has 1 or 2 copies`, { code: 'copies', card: card.id })
  }
  const highest = Math.max(0, ...conversation.map((card) => card.cost))
  return {
    cardIds: conversation.map((card) => card.id),
    cardCost: conversation.map((card) => card.cost),
    cardRows: conversation.map(({ id, resolve }) =>
      resolve.kind === 'roll' ? writer.rows(resolve.rows, cardSource(id)) : -1,
    ),
    cardPc: conversation.map(({ id, resolve }) =>
      resolve.kind === 'plain' ? writer.program(resolve.effect, cardSource(id)) : 0,
    ),
    allCards: mask(() => true),
    allPairs: mask((card) => card.copies === 2),
    freeCards: mask((card) => card.cost === 0),
    reactionCards: mask((card) => card.resolve.kind === 'reaction'),
    takebackCards: mask(
      ({ resolve }) =>
        (resolve.kind === 'plain' && hasTakeback(resolve.effect)) ||
        (resolve.kind === 'roll' && Object.values(resolve.rows).some(hasTakeback)),
    ),
    affordable: Array.from({ length: highest + 1 }, (_, cp) => mask((card) => card.cost <= cp)),
  }
}

const cardSource = (card: string): EffectSource => ({ card, place: 'conversation-card', demand: -1 })

function compileDemands({ demands }: GameContent, writer: ProgramWriter) {
  checkKinds('demands', demands)
  const part = (effects: (demand: Demand) => Demand['benefit'], place: 'benefit' | 'penalty') =>
    demands.map((demand, kind) => writer.program(effects(demand), { card: demand.id, place, demand: kind }))
  const benefitPc = part((demand) => demand.benefit, 'benefit')
  const penaltyPc = part((demand) => demand.penalty, 'penalty')
  const demandCost = demands.map(({ cost }) => (typeof cost === 'number' ? cost : NEVER))
  return {
    demandIds: demands.map((demand) => demand.id),
    demandClass: demands.map((demand) => CLASSES.indexOf(demand.class)),
    demandCost,
    priceAtPlace: pricesAtPlaces(demandCost),
    demandAlert: alertTable(demands.map(({ cost }) => (typeof cost === 'number' ? undefined : cost.alert))),
    benefitPc,
    penaltyPc,
    eachTurnPc: demands.map((_, kind) => writer.eachTurnPc.get(kind) ?? -1),
  }
}

function pricesAtPlaces(demandCost: readonly number[]): number[] {
  const prices = Array<number>(knownPlace(0, 0, demandCost.length)).fill(NEVER)
  demandCost.forEach((cost, kind) => {
    for (let i = 0; i < CLASSES.length; i++) prices[knownPlace(FACE_UP, i, kind)] = cost
  })
  return prices
}

function compileTerror({ terror, demands, layers }: GameContent, writer: ProgramWriter) {
  const minors: TerrorCard[] = demands
    .filter((demand) => demand.class === 'minor')
    .map(({ id }) => ({ id, colour: 'red', copies: 1, effect: [], secondary: [] }))
  const red = byLayer([...terror.filter((card) => card.colour === 'red'), ...minors], layers)
  const cards = [...red, ...terror.filter((card) => card.colour === 'gold')]
  const at = (card: TerrorCard) => ({ card: card.id, place: 'terror-card', demand: -1 }) as const
  checkTwice('terror cards', cards)
  const terrorIds = cards.map((card) => card.id)
  return {
    terrorIds,
    terrorCopies: cards.map((card) => card.copies),
    firstGold: red.length,
    terrorPc: cards.map((card) => writer.program(card.effect, at(card))),
    secondaryPc: cards.map((card) =>
      card.secondary.length === 0 ? -1 : writer.program(card.secondary, at(card)),
    ),
    terrorAlert: alertTable(cards.map((card) => card.alert?.when)),
    terrorAlertPc: cards.map((card) => writer.program(card.alert?.effect ?? [], at(card))),
    terrorDemand: terrorIds.map((id) =>
      demands.findIndex((demand) => demand.class === 'minor' && demand.id === id),
    ),
    demandTerror: demands.map((demand) => (demand.class === 'minor' ? terrorIds.indexOf(demand.id) : -1)),
  }
}

function compileOwnRules(rules: readonly OwnRule[], writer: ProgramWriter) {
  const find = <R extends OwnRule['rule']>(rule: R) =>
    rules.find((own): own is Extract<OwnRule, { rule: R }> => own.rule === rule)
  const program = (effects: readonly Parameters<ProgramWriter['program']>[0][number][], name: string) =>
    writer.program(effects, { card: name, place: 'abductor', demand: -1 })
  const doubles = find('doubles')
  const joins = find('escape-joins')
  const manyDice = find('many-dice')
  const ability = find('ability')
  return {
    doublesPc: doubles ? doubles.faces.map((effects) => program(effects, 'doubles')) : null,
    killRaisesThreat: find('kill-raises-threat') !== undefined,
    joinsAt: Uint8Array.from({ length: MOST_TURNS }, (_, turn) => (joins?.turns.includes(turn) ? 1 : 0)),
    joinMost: joins?.most ?? 0,
    manyDice: manyDice?.atLeast ?? NEVER,
    manyDicePc: program(manyDice?.effect ?? [], 'many-dice'),
    abilityId: ability?.id ?? null,
    abilityThreat: ability?.threatAtLeast ?? NEVER,
    abilityPc: program(ability?.effect ?? [], 'ability'),
  }
}

type Bounds = { readonly atMost?: number; readonly atLeast?: number }

function alertTable(alerts: readonly (Alert | undefined)[]): AlertTable {
  const value = (alert: Alert | undefined, key: 'atMost' | 'atLeast', never: number) =>
    alert !== undefined && alert.on !== 'conversation-end' ? ((alert as Bounds)[key] ?? never) : never
  return {
    on: alerts.map((alert) => (alert ? ALERT_CODES[alert.on] : ALERT_NONE)),
    atMost: alerts.map((alert) => value(alert, 'atMost', -NEVER)),
    atLeast: alerts.map((alert) => value(alert, 'atLeast', NEVER)),
  }
}

function checkKinds(what: string, cards: readonly { readonly id: string }[]): void {
  if (cards.length > MOST_KINDS) {
    const n = cards.length
    throw new Unplayable(`${what}: at most ${MOST_KINDS} kinds in one game, got ${n}`, {
      code: 'kinds',
      card: null,
      n,
      most: MOST_KINDS,
    })
  }
  checkTwice(what, cards)
}

function checkTwice(what: string, cards: readonly { readonly id: string }[]): void {
  const seen = new Set<string>()
  for (const { id } of cards) {
    if (seen.has(id)) throw new Unplayable(`${what}: ${id} is there twice`, { code: 'twice', card: id })
    seen.add(id)
  }
}
