import { createRequire } from 'node:module'

/**
 * boardgame.io 0.50.2 is CommonJS entered by folders (`boardgame.io/ai`), which an ES module cannot import, and
 * its types want a browser, React and Koa. So it is required, with the few types that the bench needs.
 */
const require = createRequire(import.meta.url)

interface Context<G> {
  readonly G: G
}

export interface BgGame<G> {
  readonly name: string
  readonly disableUndo: boolean
  readonly setup: () => G
  readonly moves: { readonly go: (context: Context<G>, move: number) => G }
  readonly endIf: (context: Context<G>) => unknown
  readonly ai: { readonly enumerate: (G: G) => Choice[] }
}

/** What `ai.enumerate` lists. */
export interface Choice {
  readonly move: 'go'
  readonly args: readonly [number]
}

/** What the reducer eats. */
export interface BgAction {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: 'go'; readonly args: readonly [number]; readonly playerID: string }
}

export interface BgState<G> {
  readonly G: G
  readonly ctx: { readonly gameover?: unknown }
  /** Counts the actions. */
  readonly _stateID: number
}

export interface BgBot<G> {
  play(state: BgState<G>, playerID: string): Promise<{ action: BgAction }>
}

interface Ai {
  readonly RandomBot: new <G>(options: { enumerate: (G: G) => Choice[] }) => BgBot<G>
  readonly Simulate: <G>(options: {
    game: BgGame<G>
    bots: Readonly<Record<string, BgBot<G>>>
    state: BgState<G>
  }) => Promise<{ state: BgState<G> }>
}

interface Internal {
  readonly ProcessGameConfig: <G>(game: BgGame<G>) => BgGame<G>
  readonly InitializeGame: <G>(options: { game: BgGame<G>; numPlayers: number }) => BgState<G>
  readonly CreateGameReducer: <G>(options: {
    game: BgGame<G>
  }) => (state: BgState<G>, action: BgAction) => BgState<G>
}

export const { RandomBot, Simulate }: Ai = require('boardgame.io/ai')
export const {
  CreateGameReducer,
  InitializeGame,
  ProcessGameConfig,
}: Internal = require('boardgame.io/internal')

/** Of the very immer that boardgame.io uses: the value behind a draft, without drafting deeper. */
const requireAsItDoes = createRequire(require.resolve('boardgame.io/internal'))
export const { original }: { original: <T>(draft: T) => T } = requireAsItDoes('immer')
