import { type ContentChoice, libraryOf, ownContent } from '@negotiator/content'
import { compileGame, type Game, positionFrom, type State, viewOf } from '@negotiator/rules'
import { gameFor } from '../own-games.ts'
import { ScriptedChance } from './chance.ts'
import type { Scenario, ScenarioSetup } from './schema.ts'

/** What lays a position out; the steps of a scenario are not part of it. */
export type ScenarioPosition = Pick<Scenario, 'game' | 'setup' | 'dice'>

/** A scenario laid out: its game, its position and its script. */
export interface Board {
  readonly game: Game
  readonly state: State
  readonly chance: ScriptedChance
  /** What lies facedown was neither scripted nor is it the only one possible; the state alone would not tell. */
  readonly isEscapeUnknown: boolean
}

/** Throws an Error that names what cannot be laid out. */
export function layOut(scenario: ScenarioPosition): Board {
  const { setup = {}, dice = [], game: wanted } = scenario
  const game = gameAt(scenario)
  checkAside(game, setup)
  const deck = setup.terrorDeck && countDeck(game, setup.terrorDeck)
  const state = positionFrom(game, { ...setup, deck, stage: stageNumber(game, setup.stage) })
  if (setup.terrorDeck) checkUnseen(game, state, setup.terrorDeck)
  const chance = ScriptedChance.of(game, state, setup, dice, `${wanted.seed ?? 1}`)
  return { game, state, chance, isEscapeUnknown: isEscapeUnknown(game, setup) }
}

/** Some are set aside by name, and several are left for the place of one. */
function isEscapeUnknown({ content }: Game, { escapesAside, demands }: ScenarioSetup): boolean {
  if (escapesAside === undefined || demands !== undefined) return false
  const escapes = content.demands.filter((demand) => demand.class === 'escape')
  return escapes.length - escapesAside.length > 1
}

/** Demands of other abductors may be put on the table too; they then are part of this one game. */
function gameAt({ game: wanted, setup }: ScenarioPosition): Game {
  const choice = choiceOf(wanted)
  const content = ownContent(choice)
  const own = new Set(content.demands.map((demand) => demand.id))
  const library = libraryOf(choice.packs ?? []).demands
  const guests = (setup?.demands ?? []).flatMap(({ id }) =>
    own.has(id) ? [] : library.filter((demand) => demand.id === id),
  )
  if (guests.length > 0) return compileGame({ ...content, demands: [...content.demands, ...guests] })
  return gameFor(choice)
}

/** The cards of a scenario; left out, the sets are those of the abductor's game. Throws an Error for a stranger. */
export function choiceOf({ abductor, pack, packs, variant }: ScenarioPosition['game']): ContentChoice {
  const entry = libraryOf(packs ?? []).abductors.find((each) => each.abductor.id === abductor)
  return { abductor, pack: pack ?? entry?.game ?? 'base', packs, variant }
}

function stageNumber({ content: { stages = [] } }: Game, id: string | undefined): number | undefined {
  if (id === undefined) return undefined
  const number = stages.findIndex((stage) => stage.id === id)
  if (number < 0) throw new Error(`stage: ${id} is no place of this game`)
  return number
}

function countDeck(game: Game, ids: NonNullable<ScenarioSetup['terrorDeck']>) {
  const kinds = ids.map((id) => {
    const kind = game.terrorIds.indexOf(id)
    if (kind < 0) throw new Error(`terrorDeck: ${id} is no card of this game`)
    return kind
  })
  const red = kinds.filter((kind) => kind < game.firstGold).length
  if (kinds.slice(0, red).some((kind) => kind >= game.firstGold)) {
    throw new Error('terrorDeck: the gold card is the last one')
  }
  for (const [i, kind] of kinds.slice(0, red).entries()) checkLayer(game, red - i, kind)
  return { red, gold: kinds.length - red }
}

/** Where the deck has an order, a script keeps to it. */
function checkLayer({ layerFrom, layerTo, terrorIds }: Game, left: number, kind: number): void {
  const [from, to] = [layerFrom?.[left], layerTo?.[left]]
  if (from === undefined || to === undefined || (kind >= from && kind < to)) return
  throw new Error(`terrorDeck: ${terrorIds[kind]} is not in this layer of the deck`)
}

function checkAside(game: Game, { escapesAside = [], demands = [] }: ScenarioSetup): void {
  for (const [index, id] of escapesAside.entries()) {
    const demand = game.content.demands.find((each) => each.id === id)
    if (demand?.class !== 'escape') throw new Error(`escapesAside: ${id} is no escape demand of this game`)
    if (escapesAside.indexOf(id) !== index) throw new Error(`escapesAside: ${id} is there twice`)
    if (demands.some((each) => each.id === id)) throw new Error(`escapesAside: ${id} is in play`)
  }
}

function checkUnseen(game: Game, state: State, deck: readonly string[]): void {
  for (const [kind, id] of game.terrorIds.entries()) {
    const wanted = deck.filter((card) => card === id).length
    if (wanted > state.unseen[kind]!) throw new Error(`terrorDeck: more copies of ${id} than are unseen`)
  }
}

/**
 * The demands in play by id. A facedown one is named only if it was scripted, or is the only one possible, or
 * if all possible ones are in play.
 */
export function namedDemands({
  game,
  state,
  chance,
  isEscapeUnknown,
}: Board): Record<string, 'down' | 'up' | 'conceded'> {
  const view = viewOf(game, state)
  const named: Record<string, 'down' | 'up' | 'conceded'> = {}
  const scripted = new Set(chance.scriptedIds())
  const nameless = { major: 0, escape: 0 }
  for (const { place, class: demandClass, face, id } of view.demands) {
    const known = id ?? chance.scripted(place)
    if (known !== undefined) named[known] = face
    else if (demandClass !== 'minor') nameless[demandClass]++
  }
  for (const demandClass of isEscapeUnknown ? (['major'] as const) : (['major', 'escape'] as const)) {
    const possible = view.unseenDemands[demandClass].filter((id) => !scripted.has(id))
    if (nameless[demandClass] > 0 && possible.length === nameless[demandClass]) {
      for (const id of possible) named[id] = 'down'
    }
  }
  return named
}

/** Escape demands that joined since the last step get their scripted ids, in order. */
export function nameNewcomers({ game, state, chance }: Board, placesBefore: number): void {
  for (const { place, class: demandClass, id } of viewOf(game, state).demands) {
    if (place >= placesBefore && demandClass === 'escape' && id === null && !chance.scripted(place)) {
      chance.nextAside(place)
    }
  }
}
