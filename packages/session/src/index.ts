/** A game as played: steps, undo, saves that prove themselves; and scenarios, the rules as files that run. */

export { actionSchema, dieSchema } from './action-schema.ts'
export { gameOf } from './compiled.ts'
export { type Loaded, loadSave, type SaveProblem, type SaveProblemCode } from './load-save.ts'
export { saveText, toSave } from './save.ts'
export type { SaveFile } from './save-schema.ts'
export { parseScenarios } from './scenario/parse.ts'
export { runScenario, type ScenarioResult } from './scenario/run.ts'
export type { Scenario } from './scenario/schema.ts'
export { sessionAt } from './scenario/session-at.ts'
export {
  type GameSetup,
  isOver,
  newSession,
  type Performed,
  perform,
  positionOf,
  rematch,
  resign,
  type Session,
  type Step,
  stateOf,
  toPractice,
  type UndoRefusal,
  undo,
  undoRefusal,
  versionOf,
  withHint,
} from './session.ts'
