export { gameContent } from './game-content.ts'
export { canonicalJson, hashOf } from './hash.ts'
export { type Library, type LibraryAbductor, libraryOf } from './library.ts'
export { type ContentChoice, contentHash, ownContent, setsOf } from './own-content.ts'
export type { Pack, PackId, TerrorGroup, TerrorGroups } from './pack.ts'
export type {
  BuildInstructions,
  ListInstructions,
  Overrides,
  PackAbductor,
  PackFile,
  PackPivotalCard,
  PackTerrorCard,
  PackTexts,
  Variant,
} from './pack-file.ts'
export type { Expected, PackProblem, PackProblemCode } from './pack-problem.ts'
export { ABDUCTOR_IDS, ABDUCTORS, type AbductorEntry, CONTENT_HASH, FIRST_GAMES, PACKS } from './packs.ts'
export { provenanceOf } from './provenance.ts'
export { type CardSet, type SetFile, setOfGame } from './sets/card-set.ts'
export { type SetProblem, type SetProblemCode, setProblems } from './sets/check-set.ts'
export { IllegalSet } from './sets/illegal-set.ts'
export { type Below, randomSet } from './sets/random-set.ts'
export {
  CONVERSATION_TOTAL,
  COST_BANDS,
  FAMILIES,
  MINORS,
  OTHERS,
  RAISERS,
  RED_TOTAL,
  ZERO_PAIRS,
} from './sets/recipe.ts'
export { setCode, setFromCode } from './sets/set-code.ts'
