import {
  type Action,
  type Chance,
  cloneState,
  type GameEvent,
  hashState,
  lowestBit,
  type PositionSpec,
  packDice,
  positionFrom,
  SeededChance,
  step,
} from '@negotiator/rules'
import { type GameSetup, gameOf, isOver, resign, type Session, sessionFrom } from '@negotiator/session'
import { type Facts, factsOf } from '../src/index.ts'

/** A game that begins in any position, with everything that chance brings written down. */
export interface Script {
  readonly setup?: Partial<GameSetup>
  readonly at?: PositionSpec
  readonly dice?: readonly number[]
  /** Terror cards and facedown demands, in the order they are turned up. */
  readonly cards?: readonly string[]
  readonly do: readonly Action[]
}

/** Given up after the last action if it is not over. Throws if an action is refused or a die is left. */
function scripted(script: Script): Session {
  const setup = {
    abductor: 'arkayne',
    pack: 'base',
    seed: 'script',
    practice: false,
    ownDice: false,
  } as const
  const wanted: GameSetup = { ...setup, ...script.setup }
  const game = gameOf(wanted.abductor, wanted.pack)
  const state = positionFrom(game, script.at ?? {})
  const [dice, cards] = [[...(script.dice ?? [])], [...(script.cards ?? [])]]
  const next = (ids: readonly string[], otherwise: number) => {
    const id = cards.shift()
    return id === undefined ? otherwise : ids.indexOf(id)
  }
  const chance: Chance = {
    roll: (count) => packDice(Array.from({ length: count }, () => dice.shift() ?? missing())),
    terror: (_unseen, from) => next(game.terrorIds, from),
    demand: (candidates) => next(game.demandIds, lowestBit(candidates)),
  }
  const seeded = new SeededChance('')
  const positionAt = (at: typeof state) => ({ state: at, chance: seeded, hash: hashState(at) })
  const table = { game, state: cloneState(state), chance, log: null as GameEvent[] | null }
  const steps = script.do.map((action) => {
    const log: GameEvent[] = []
    table.log = log
    const refusal = step(table, action)
    if (refusal !== null) throw new Error(`${JSON.stringify(action)}: ${refusal.code}`)
    return { action, dice: [], events: log, revealed: true, after: positionAt(cloneState(table.state)) }
  })
  if (dice.length + cards.length > 0) throw new Error(`left over: ${[...dice, ...cards]}`)
  const session = { ...sessionFrom(wanted, state, { game }), start: positionAt(state), steps }
  return isOver(session) ? session : resign(session)
}

function missing(): never {
  throw new Error('dice are missing')
}

export const factsFrom = (script: Script): Facts => factsOf(scripted(script))!
