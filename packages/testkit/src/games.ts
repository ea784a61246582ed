import { ABDUCTOR_IDS, type ContentChoice, type PackId } from '@negotiator/content'
import type { Game } from '@negotiator/rules'
import { gameFor } from '@negotiator/session'

export type GameName = ContentChoice

const PACK_IDS: readonly PackId[] = ['base', 'cw']

/** B5: every abductor with the sets of either pack. */
export const ALL_GAMES: readonly GameName[] = ABDUCTOR_IDS.flatMap((abductor) =>
  PACK_IDS.map((pack) => ({ abductor, pack })),
)

export const namedGame = (name: GameName): Game => gameFor(name)
