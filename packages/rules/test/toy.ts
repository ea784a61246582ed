import {
  type Abductor,
  type Action,
  type Chance,
  type ConversationCard,
  compileGame,
  type Demand,
  type DemandClass,
  type Effects,
  type Game,
  type GameContent,
  type GameEvent,
  legalActions,
  type PositionSpec,
  packDice,
  positionFrom,
  type Refusal,
  type Rows,
  step,
  type Table,
  type TerrorCard,
  type View,
  viewOf,
  whyNot,
} from '../src/index.ts'

/** A tiny game, written in the test that needs it; what a test does not name is as dull as can be. */
export interface Toy {
  readonly abductor?: Partial<Abductor>
  readonly cards?: readonly ConversationCard[]
  readonly demands?: readonly Demand[]
  readonly terror?: readonly TerrorCard[]
  readonly redInDeck?: number
  /** What only packs have. */
  readonly more?: Partial<GameContent>
}

type CardExtras = Partial<Pick<ConversationCard, 'cost' | 'copies'>>

const card = (id: string, resolve: ConversationCard['resolve'], extras: CardExtras): ConversationCard => ({
  id,
  cost: 0,
  copies: 1,
  ...extras,
  resolve,
})

/** A card without a roll. */
export const plain = (id: string, effect: Effects = [], extras: CardExtras = {}): ConversationCard =>
  card(id, { kind: 'plain', effect }, extras)

export const rolled = (id: string, rows: Partial<Rows> = {}, extras: CardExtras = {}): ConversationCard =>
  card(id, { kind: 'roll', rows: { two: [], one: [], none: [], ...rows } }, extras)

export const reaction = (id: string, extras: CardExtras = {}): ConversationCard =>
  card(id, { kind: 'reaction' }, extras)

export const demand = (id: string, demandClass: DemandClass, extras: Partial<Demand> = {}): Demand => ({
  id,
  class: demandClass,
  cost: 0,
  benefit: [],
  penalty: [],
  ...extras,
})

export const terrorCard = (
  id: string,
  effect: Effects = [],
  extras: Partial<TerrorCard> = {},
): TerrorCard => ({ id, colour: 'red', copies: 1, effect, secondary: [], ...extras })

export const gold = (id: string, effect: Effects = []): TerrorCard =>
  terrorCard(id, effect, { colour: 'gold' })

export const contentOf = (toy: Toy): GameContent => ({
  abductor: { id: 'toy', hostages: 6, threat: 3, majors: 0, escapes: 0, rules: [], ...toy.abductor },
  conversation: toy.cards ?? [],
  terror: [...(toy.terror ?? []), terrorCard('quiet', [], { copies: 9 }), gold('finale')],
  demands: toy.demands ?? [],
  redInDeck: toy.redInDeck ?? 3,
  ...toy.more,
})

/** What chance will give. Dice run out with an error; terror cards come as listed, then the first unseen. */
export interface Script {
  readonly dice?: readonly number[]
  readonly terror?: readonly string[]
  readonly demands?: readonly string[]
}

/** Also checks that it is asked for what can be: nothing scripted is given to a question it does not answer. */
class ScriptedChance implements Chance {
  private readonly game: Game
  private readonly dice: number[]
  private readonly cards: string[]
  private readonly demands: string[]

  constructor(game: Game, script: Script) {
    this.game = game
    this.dice = [...(script.dice ?? [])]
    this.cards = [...(script.terror ?? [])]
    this.demands = [...(script.demands ?? [])]
  }

  roll(count: number): number {
    if (this.dice.length < count) throw new Error(`${count} dice asked for, ${this.dice.length} scripted`)
    return packDice(this.dice.splice(0, count))
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    const id = this.cards.shift()
    const kind = id === undefined ? unseen.findIndex((n, i) => i >= from && n > 0) : this.kindOf(id)
    if (kind < from || kind >= to || !unseen[kind]) throw new Error(`${id ?? 'nothing'} cannot be drawn`)
    return kind
  }

  demand(candidates: number, place: number, demandClass: number): number {
    const id = this.demands.shift()
    const kind = id === undefined ? 31 - Math.clz32(candidates) : this.game.demandIds.indexOf(id)
    if (!((candidates >>> kind) & 1) || this.game.demandClass[kind] !== demandClass) {
      throw new Error(`${id ?? 'nothing'} cannot lie at place ${place}`)
    }
    return kind
  }

  private kindOf(id: string): number {
    return this.game.terrorIds.indexOf(id)
  }
}

export interface Board extends Table {
  log: GameEvent[]
}

export function board(toy: Toy, position: PositionSpec = {}, script: Script = {}): Board {
  const game = compileGame(contentOf(toy))
  return { game, state: positionFrom(game, position), chance: new ScriptedChance(game, script), log: [] }
}

/** Does what is legal, and gives what happened by it. */
export function act(t: Board, ...actions: readonly Action[]): GameEvent[] {
  const from = t.log.length
  for (const action of actions) {
    const refused = step(t, action)
    if (refused) throw new Error(`${JSON.stringify(action)} refused: ${refused.code} (${refused.rule})`)
  }
  return t.log.slice(from)
}

/** No order of the legal actions is promised, so tests compare sorted lists. */
export const sorted = (actions: readonly Action[]): Action[] =>
  [...actions].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
export const legal = (t: Board): Action[] => sorted(legalActions(t.game, t.state))
/** The answers to a pending choice. */
export const options = (t: Board): string[] =>
  legal(t).flatMap((action) => ('choose' in action ? action.choose : []))

export const view = (t: Board): View => viewOf(t.game, t.state)
export const refusal = (t: Board, action: Action): Refusal | null => whyNot(t.game, t.state, action)

/** Plays a card without a roll that does just this: the table, and what happened after it was played. */
export function played(effect: Effects, position: PositionSpec = {}, script: Script = {}, toy: Toy = {}) {
  const t = board({ ...toy, cards: [plain('card', effect), ...(toy.cards ?? [])] }, position, script)
  return { t, events: act(t, { play: 'card' }).slice(1) }
}

/** Draws a terror card that does just this: the table, and what happened after it was drawn. */
export function drawn(effect: Effects, position: PositionSpec = {}, script: Script = {}, toy: Toy = {}) {
  const t = board(
    { ...toy, terror: [terrorCard('card', effect), ...(toy.terror ?? [])] },
    { phase: 'spend', ...position },
    { ...script, terror: ['card', ...(script.terror ?? [])] },
  )
  const events = act(t, { endSpend: true })
  return { t, events: events.slice(events.findIndex((event) => event.e === 'drawn') + 1) }
}

/** How a terror phase ends that nothing stops. */
export const nextTurn = (turn = 2): GameEvent[] => [
  { e: 'turn', turn },
  { e: 'phase', phase: 'conversation' },
]
