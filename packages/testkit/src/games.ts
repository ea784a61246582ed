import { ABDUCTOR_IDS, type PackId } from '@negotiator/content'
import type { Game } from '@negotiator/rules'
import { gameOf } from '@negotiator/session'

export interface GameName {
  readonly abductor: string
  readonly pack: PackId
}

const PACK_IDS: readonly PackId[] = ['base', 'cw']

/** B5: every abductor with the sets of either pack. */
export const ALL_GAMES: readonly GameName[] = ABDUCTOR_IDS.flatMap((abductor) =>
  PACK_IDS.map((pack) => ({ abductor, pack })),
)

export const namedGame = ({ abductor, pack }: GameName): Game => gameOf(abductor, pack)
