import type { GameContent } from '@negotiator/rules'
import { deepFreeze } from './deep-freeze.ts'
import { byCostThenName } from './name-order.ts'
import type { Pack, PackId } from './pack.ts'
import { ABDUCTOR_IDS, ABDUCTORS, type AbductorEntry, PACKS } from './packs.ts'

/** S5: ten red cards above the one gold card. */
export const RED_IN_DECK = 10

/** One object per combination, so that what is compiled from it can be cached by identity. */
const made = new Map<string, GameContent>()

/** B5: any abductor with the sets of either pack; without `packId`, those of his own. */
export function gameContent(abductorId: string, packId?: PackId): GameContent {
  const entry = findAbductor(abductorId)
  const sets = findPack(packId ?? entry.pack)
  const key = `${abductorId} ${sets.id}`
  const known = made.get(key)
  if (known) return known
  const content = deepFreeze(assemble(entry, sets))
  made.set(key, content)
  return content
}

function assemble({ abductor, pack }: AbductorEntry, sets: Pack): GameContent {
  const own = PACKS[pack]
  return {
    abductor,
    conversation: byCostThenName(sets.conversation),
    terror: [...sets.terror, ...sets.pivotal],
    demands: [...(own.majors[abductor.id] ?? []), ...own.escapes, ...sets.minors],
    redInDeck: RED_IN_DECK,
  }
}

function findAbductor(id: string): AbductorEntry {
  const entry = ABDUCTORS.find(({ abductor }) => abductor.id === id)
  if (!entry) throw new Error(`Unknown abductor '${id}': expected one of ${ABDUCTOR_IDS.join(', ')}`)
  return entry
}

/** The id may come from a link or a file, where no type has checked it. */
function findPack(id: string): Pack {
  const pack = Object.values(PACKS).find((candidate) => candidate.id === id)
  if (!pack) throw new Error(`Unknown pack '${id}': expected one of ${Object.keys(PACKS).join(', ')}`)
  return pack
}
