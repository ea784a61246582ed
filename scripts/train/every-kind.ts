import { readdirSync } from 'node:fs'
import { ABDUCTORS, type ContentChoice, libraryOf, PACKS, type PackId, randomSet } from '@negotiator/content'
import { DecisionStream } from '@negotiator/rules'
import { packFrom, packsFolder } from './files.ts'

const GAMES = Object.keys(PACKS) as PackId[]
/** Sets by lot for each abductor: cards in company that no game puts them in. */
const SETS_EACH = 2
const SEED = 'sets by lot'

/** What the weights for any game are learned from: all abductors with both sets and with sets by lot, and the packs that come with the game. */
export const gamesOfEveryKind = (): ContentChoice[] => [...ofBothGames(), ...ofPacks(), ...withSetsByLot()]

const ofBothGames = (): ContentChoice[] =>
  ABDUCTORS.flatMap(({ abductor }) => GAMES.map((pack) => ({ abductor: abductor.id, pack })))

function ofPacks(): ContentChoice[] {
  const packs = readdirSync(packsFolder())
    .sort()
    .map((name) => packFrom(`${packsFolder()}/${name}`))
  return packs.flatMap((pack) =>
    (pack.abductors ?? []).map(({ id, game }) => ({ abductor: id, pack: game, packs: [pack] })),
  )
}

function withSetsByLot(): ContentChoice[] {
  const stream = new DecisionStream(SEED)
  const library = libraryOf([])
  return ABDUCTORS.flatMap(({ abductor, pack }) =>
    Array.from({ length: SETS_EACH }, () => ({
      abductor: abductor.id,
      pack,
      set: randomSet(library, (n) => stream.below(n)),
    })),
  )
}
