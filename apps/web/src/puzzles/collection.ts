import { type GameNamed, type KeptPuzzle, readCollection } from '@negotiator/advisor'
import { ABDUCTORS, type PackId } from '@negotiator/content'
import { gameOf } from '@negotiator/session'

/** Where the build has put the puzzles; only the address is here. */
const [ADDRESS = ''] = Object.values(
  import.meta.glob('../../../../packages/advisor/puzzles/collection.json', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
)

const gameNamed: GameNamed = (abductor, pack) =>
  ABDUCTORS.some((entry) => entry.abductor.id === abductor) && (pack === 'base' || pack === 'cw')
    ? gameOf(abductor, pack as PackId)
    : null

/** All puzzles that hold what they claim, fetched when they are first asked for; throws if they cannot be had. */
export async function fetchPuzzles(): Promise<readonly KeptPuzzle[]> {
  const response = await fetch(ADDRESS)
  const collection = response.ok ? readCollection(await response.json(), gameNamed) : null
  if (collection === null || collection.puzzles.length === 0) throw new Error('no puzzles')
  return collection.puzzles
}
