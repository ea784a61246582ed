import {
  applyMove,
  cloneState,
  type Game,
  legalMoves,
  MOST_MOVES,
  newState,
  SeededChance,
  type State,
} from '@negotiator/rules'
import { type BgGame, type Choice, original, ProcessGameConfig } from './boardgame-io.ts'

/** How the state lies in boardgame.io's `G`. */
export interface Holder<G> {
  readonly hold: (state: State) => G
  readonly stateIn: (G: G) => State
  readonly disableUndo: boolean
  /** Are moves carried out on immer's draft of G, or on a clone that is handed back? */
  readonly onDraft: boolean
}

/**
 * The fastest way we found that keeps G plain JSON: immer does not walk into a frozen result, so a frozen
 * wrapper of one key spares it looking at (and freezing) every field of the state at every step. No undo
 * history either, which in-place simulation does not keep.
 */
export const TUNED: Holder<{ readonly state: State }> = {
  hold: (state) => Object.freeze({ state }),
  stateIn: (G) => G.state,
  disableUndo: true,
  onDraft: false,
}

/** G is the state, and every option is as boardgame.io sets it; moves still step a clone beside immer's draft. */
export const OUT_OF_THE_BOX: Holder<State> = {
  hold: (state) => state,
  stateIn: (G) => G,
  disableUndo: false,
  onDraft: false,
}

/** As boardgame.io's documentation writes moves: they change the G that they are given. The thinnest adapter. */
export const AS_DOCUMENTED: Holder<State> = { ...OUT_OF_THE_BOX, onDraft: true }

/** Our rules as boardgame.io wants them, and the chance that a new game seeds. */
export interface Adapter<G> {
  readonly functions: Functions<G>
  readonly chance: SeededChance
}

export interface Functions<G> {
  readonly setup: () => G
  /** The position after a move, given the one before (or its draft). */
  readonly after: (G: G, move: number) => G
  readonly endIf: (G: G) => number | undefined
  readonly enumerate: (G: G) => Choice[]
}

/**
 * The chance stays outside of G: played forward only, that is right, and it spares boardgame.io a copy of the
 * streams at every step. The choices are made once per move, so listing them makes an array and nothing else.
 */
export function adapt<G>(
  game: Game,
  { hold, stateIn, onDraft }: Holder<G>,
  chance = new SeededChance(''),
): Adapter<G> {
  const table = { game, state: newState(game), chance, log: null }
  const moves = new Int32Array(MOST_MOVES)
  const choices = new Map<number, Choice>()
  const choiceOf = (move: number): Choice => {
    let choice = choices.get(move)
    if (choice === undefined) {
      choice = { move: 'go', args: [move] }
      choices.set(move, choice)
    }
    return choice
  }
  return {
    chance,
    functions: {
      setup: () => hold(newState(game)),
      after(G, move) {
        table.state = onDraft ? stateIn(G) : cloneState(stateIn(G))
        applyMove(table, move)
        return onDraft ? G : hold(table.state)
      },
      endIf: (G) => stateIn(G).result || undefined,
      enumerate(G) {
        const n = legalMoves(game, stateIn(G), moves)
        const list = new Array<Choice>(n)
        for (let i = 0; i < n; i++) list[i] = choiceOf(moves[i]!)
        return list
      },
    },
  }
}

export function bgGame<G>(functions: Functions<G>, { disableUndo, onDraft }: Holder<G>): BgGame<G> {
  return ProcessGameConfig({
    name: 'negotiator',
    disableUndo,
    setup: functions.setup,
    moves: { go: ({ G }, move) => functions.after(onDraft ? G : original(G), move) },
    endIf: ({ G }) => functions.endIf(G),
    ai: { enumerate: functions.enumerate },
  })
}
