/** What tests and measuring scripts share: never part of the product. */

export { checkNothingHidden } from './checks/hidden.ts'
export { checkPositions } from './checks/positions.ts'
export { checkSession } from './checks/sessions.ts'
export { CodeCoverage } from './code-coverage.ts'
export { ALL_GAMES, type GameName, namedGame } from './games.ts'
export { goldenFile, goldenText } from './golden.ts'
export { playRandomly } from './random-game.ts'
export { randomPosition } from './random-position.ts'
