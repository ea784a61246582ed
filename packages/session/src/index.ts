/** A game as played: steps, undo, saves that prove themselves; and scenarios, the rules as files that run. */

export { actionSchema, dieSchema } from './action-schema.ts'
export { type BegunStep, parseBegunStep } from './begun-step.ts'
export { choiceSchema, MOST_PACKS } from './choice-schema.ts'
export { gameOf } from './compiled.ts'
export { type Loaded, loadSave, type SaveProblem, type SaveProblemCode } from './load-save.ts'
export { LONGEST_NOTE, MOST_NOTES, noteAt, withNote } from './notes.ts'
export { gameFor, newOwnSession } from './own-games.ts'
export { playableProblem } from './pack/check-games.ts'
export { areOverrides, packJsonSchema } from './pack/pack-schema.ts'
export { checkPack, type ParsedPack, parsePack } from './pack/parse-pack.ts'
export { newPack } from './pack/template.ts'
export { type PlayedStep, playedSteps } from './played-steps.ts'
export { saveText, toSave } from './save.ts'
export { LONGEST_SEED } from './save-format.ts'
export type { SaveFile } from './save-schema.ts'
export type { ScenarioPosition } from './scenario/board.ts'
export { type ReadPack, Refused } from './scenario/packs.ts'
export { parseScenarios } from './scenario/parse.ts'
export { runScenario, type ScenarioResult } from './scenario/run.ts'
export type { Scenario } from './scenario/schema.ts'
export { sessionAt } from './scenario/session-at.ts'
export {
  anotherNight,
  type GameSetup,
  isOver,
  type Note,
  newSession,
  type Performed,
  perform,
  positionOf,
  rematch,
  resign,
  type Session,
  type Step,
  sessionFrom,
  stateOf,
  toPractice,
  type UndoRefusal,
  undo,
  undoRefusal,
  versionOf,
  withHint,
} from './session.ts'
export { type ParsedSet, parseSet } from './set-schema.ts'
export { playOnFrom, upTo } from './up-to.ts'
