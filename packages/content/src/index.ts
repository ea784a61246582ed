export { gameContent } from './game-content.ts'
export type { Pack, PackId, TerrorGroup, TerrorGroups } from './pack.ts'
export { ABDUCTOR_IDS, ABDUCTORS, type AbductorEntry, CONTENT_HASH, PACKS } from './packs.ts'
export { provenanceOf } from './provenance.ts'
