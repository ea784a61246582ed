import { popcount } from './bits.ts'
import {
  CLASS_ESCAPE,
  CLASS_MAJOR,
  CLASS_MINOR,
  PHASE_CONVERSATION,
  PHASE_SPEND,
  REASON_KILLED,
  REASON_SURRENDERED,
  THREAT_K,
} from './codes.ts'
import type { Game } from './game.ts'
import { APPLY, lastsAt } from './ops/index.ts'
import { checkEnds, lose, win } from './outcome.ts'
import { classOf, FACE_CONCEDED, FACE_UP, knownPlace, newPlace } from './places.ts'
import { END, INSTRUCTION } from './program.ts'
import { newState, type State } from './state.ts'
import type { Table } from './table.ts'
import { addToHand, addToPlayed, addToRemoved, takeFromAvailable } from './zones.ts'

/** A position in ids, as scenarios, puzzles and lessons write it; what is left out is as set-up gives it. */
export interface PositionSpec {
  readonly threat?: number | undefined
  readonly pool?: number | undefined
  readonly saved?: number | undefined
  readonly killed?: number | undefined
  readonly side?: number | undefined
  readonly stage?: number | undefined
  readonly cp?: number | undefined
  readonly turn?: number | undefined
  readonly phase?: 'conversation' | 'spend' | undefined
  readonly hand?: readonly string[] | undefined
  readonly played?: readonly string[] | undefined
  readonly removed?: readonly string[] | undefined
  readonly discard?: readonly string[] | undefined
  /** How many red and gold cards are left in the deck. */
  readonly deck?: { readonly red: number; readonly gold: number } | undefined
  readonly demands?: readonly { readonly id: string; readonly face: 'down' | 'up' | 'conceded' }[] | undefined
  /** The escape demands that are set aside; left out: all that are not in play. */
  readonly escapesAside?: readonly string[] | undefined
  readonly secondInCommand?: boolean | undefined
}

/** Makes a position; throws an Error that names what cannot be. */
export function positionFrom(game: Game, spec: PositionSpec): State {
  const s = newState(game)
  s.threat = whole('threat', spec.threat ?? s.threat, 0, THREAT_K)
  s.cp = whole('cp', spec.cp ?? 0, -1000, 1000)
  s.turn = whole('turn', spec.turn ?? 1, 1, 1000)
  s.phase = spec.phase === 'spend' ? PHASE_SPEND : PHASE_CONVERSATION
  placeHostages(s, spec)
  placeExtensions(game, s, spec)
  placeCards(game, s, spec)
  placeTerror(game, s, spec)
  if (spec.demands) placeDemands(game, s, spec.demands, spec.escapesAside)
  else if (spec.escapesAside) setAside(game, s, spec.escapesAside)
  if (spec.secondInCommand) {
    s.second = 1
    s.places.length = 0
  }
  const t: Table = { game, state: s, chance: NO_CHANCE, log: null }
  if (!spec.secondInCommand) applyStandingPenalties(t, spec.demands ?? [])
  if (s.killed > s.pool + s.saved + s.side) lose(t, REASON_KILLED)
  else if (s.second === 1 && s.pool === 0 && game.secondSurrenders) win(t, REASON_SURRENDERED)
  else checkEnds(t)
  return s
}

function placeHostages(s: State, spec: PositionSpec): void {
  if (spec.pool === undefined) {
    if (spec.saved !== undefined || spec.killed !== undefined)
      throw new Error('pool: needed with saved or killed')
    return
  }
  s.pool = whole('pool', spec.pool, 0, 1000)
  s.saved = whole('saved', spec.saved ?? 0, 0, 1000)
  s.killed = whole('killed', spec.killed ?? 0, 0, 1000)
}

/** The side zone and the places, in games that have them. */
function placeExtensions({ content }: Game, s: State, { side, stage }: PositionSpec): void {
  if (side !== undefined) s.side = whole('side', side, 0, content.side === undefined ? 0 : 1000)
  if (s.pool === 0 && s.side > 0) throw new Error('side: nobody is there once the pool is empty')
  if (stage !== undefined) s.stage = whole('stage', stage, 0, Math.max(0, (content.stages?.length ?? 1) - 1))
}

/** Every card of the set that is named nowhere lies in the available area. */
function placeCards(game: Game, s: State, { hand, played, removed }: PositionSpec): void {
  if (hand === undefined) {
    if (played ?? removed) throw new Error('hand: needed with played or removed')
    return
  }
  s.hand = 0
  s.handPair = 0
  s.available = game.allCards
  s.availablePair = game.allPairs
  const move = (zone: string, ids: readonly string[], add: (s: State, bit: number) => void) => {
    for (const id of ids) {
      const bit = 1 << known(zone, game.cardIds, id)
      if (!(s.available & bit)) throw new Error(`${zone}: more copies of ${id} than the set has`)
      takeFromAvailable(s, bit)
      add(s, bit)
    }
  }
  move('hand', hand, addToHand)
  move('played', played ?? [], addToPlayed)
  move('removed', removed ?? [], addToRemoved)
}

function placeTerror(game: Game, s: State, { deck, discard, demands }: PositionSpec): void {
  if (deck) {
    s.redLeft = whole('red cards', deck.red, 0, 100)
    s.goldLeft = whole('gold cards', deck.gold, 0, 1)
  }
  const see = (zone: string, id: string): number => {
    const kind = known(zone, game.terrorIds, id)
    if (s.unseen[kind] === 0) throw new Error(`${zone}: more copies of ${id} than the set has`)
    s.unseen[kind]!--
    return kind
  }
  for (const id of discard ?? []) s.discard[see('discard', id)]!++
  for (const { id } of demands ?? []) {
    if (game.demandClass[game.demandIds.indexOf(id)] === CLASS_MINOR) see('demands', id)
  }
  checkDeck(game, s)
}

/** What is in the deck is not seen: there must be that many such cards. */
function checkDeck(game: Game, s: State): void {
  const sum = (from: number, to: number) => s.unseen.slice(from, to).reduce((a, b) => a + b, 0)
  const red = sum(0, game.firstGold)
  const gold = sum(game.firstGold, game.terrorIds.length)
  if (s.redLeft > red) throw new Error(`red cards: ${s.redLeft} in the deck, but only ${red} are unseen`)
  checkLayers(game, s)
  if (s.goldLeft > gold) throw new Error(`gold cards: ${s.goldLeft} in the deck, but only ${gold} are unseen`)
}

/** Each layer that is left draws from cards of its own. */
function checkLayers({ layerFrom, layerTo }: Game, s: State): void {
  if (layerFrom === null || layerTo === null) return
  const needed = new Map<number, number>()
  for (let left = 1; left <= s.redLeft; left++) {
    const [from, to] = [layerFrom[left], layerTo[left]]
    if (from === undefined || to === undefined) throw new Error(`red cards: more than the layers have`)
    needed.set(from, (needed.get(from) ?? 0) + 1)
    const unseen = s.unseen.slice(from, to).reduce((a, b) => a + b, 0)
    if (needed.get(from)! > unseen) throw new Error('red cards: a layer of the deck has too few unseen cards')
  }
}

/** Facedown ones are only "one of these": the state never holds which. */
function placeDemands(
  game: Game,
  s: State,
  demands: NonNullable<PositionSpec['demands']>,
  aside: readonly string[] | undefined,
): void {
  s.places = []
  let facedown = 0
  let seen = 0
  for (const { id, face } of demands) {
    const kind = known('demands', game.demandIds, id)
    const demandClass = game.demandClass[kind]!
    const bit = 1 << kind
    if (seen & bit) throw new Error(`demands: ${id} is there twice`)
    seen |= bit
    if (face === 'down') {
      if (demandClass === CLASS_MINOR) throw new Error(`demands: ${id} is minor and never lies facedown`)
      facedown |= bit
      s.places.push(newPlace(demandClass))
      continue
    }
    s.places.push(knownPlace(face === 'up' ? FACE_UP : FACE_CONCEDED, demandClass, kind))
    if (demandClass === CLASS_MAJOR) s.unseenMajors &= ~bit
    if (demandClass === CLASS_ESCAPE) s.unseenEscapes &= ~bit
  }
  if (aside) s.unseenEscapes &= facedown | bitsOf(game, aside)
}

/** Those on the table are as dealt, others than these; which ones, nobody can tell before they are turned up. */
function setAside(game: Game, s: State, aside: readonly string[]): void {
  const asideBits = bitsOf(game, aside)
  const facedown = s.places.filter((place) => classOf(place) === CLASS_ESCAPE).length
  let others = s.unseenEscapes & ~asideBits
  if (popcount(others) < facedown) throw new Error('escapesAside: none is left for the table')
  while (popcount(others) > facedown) others &= others - 1
  s.unseenEscapes = asideBits | others
}

const bitsOf = (game: Game, aside: readonly string[]): number =>
  aside.reduce((bits, id) => bits | (1 << known('escapesAside', game.demandIds, id)), 0)

/** M3: a conceded demand's lasting penalty is in force. */
function applyStandingPenalties(t: Table, demands: NonNullable<PositionSpec['demands']>): void {
  const { code, demandIds, penaltyPc } = t.game
  for (const { id, face } of demands) {
    if (face !== 'conceded') continue
    for (let pc = penaltyPc[demandIds.indexOf(id)]!; code[pc] !== END; pc += INSTRUCTION) {
      const [op, a, b, c] = code.subarray(pc, pc + INSTRUCTION) as unknown as [number, number, number, number]
      if (lastsAt(op, a, b)) APPLY[op]!(t, a, b, c)
    }
  }
}

/** What lasts never asks chance. */
const NO_CHANCE = {
  roll: () => 0,
  terror: () => 0,
  demand: () => 0,
}

function whole(key: string, value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`${key}: a whole number from ${least} to ${most} is expected, got ${value}`)
  }
  return value
}

function known(zone: string, ids: readonly string[], id: string): number {
  const kind = ids.indexOf(id)
  if (kind < 0) throw new Error(`${zone}: ${id} is no card of this game`)
  return kind
}
