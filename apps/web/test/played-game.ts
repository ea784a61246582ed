import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import {
  type Analysis,
  analyse,
  type Brain,
  brainFor,
  Greedy,
  Instant,
  type Player,
  weightsName,
} from '@negotiator/advisor'
import type { PackId } from '@negotiator/content'
import { toAction } from '@negotiator/rules'
import { isOver, newSession, perform, playedSteps, type Session, stateOf } from '@negotiator/session'

/** A whole game by rules of thumb: it has mistakes, and luck. */
export const playedGame = (abductor: string, pack: PackId, seed: string): Session =>
  played(abductor, pack, seed, ({ game }) => new Greedy(game))

/** As the advisor plays at first sight. */
export const advisedGame = (abductor: string, pack: PackId, seed: string): Session =>
  played(abductor, pack, seed, (session) => new Instant(session.game, brainOf(session).network))

function played(abductor: string, pack: PackId, seed: string, by: (session: Session) => Player): Session {
  let session = newSession({ abductor, pack, seed, practice: false, ownDice: false })
  const player = by(session)
  while (!isOver(session)) {
    const state = stateOf(session)
    const done = perform(session, toAction(session.game, state, player.choose(state)))
    if (!done.ok) throw new Error('a legal action was refused')
    session = done.session
  }
  return session
}

/** With what ships. */
export function brainOf({ game, setup: { abductor, pack } }: Session): Brain {
  const file = new URL(`../../../packages/advisor/weights/${abductor}-${pack}.weights.gz`, import.meta.url)
  return brainFor(game, gunzipSync(readFileSync(fileURLToPath(file))), new Uint8Array())
}

export function analysisOf(session: Session): Analysis {
  const brain = brainOf(session)
  const log = {
    game: session.game,
    steps: playedSteps(session),
    last: stateOf(session),
    resigned: session.resigned,
  }
  const steps = analyse(log, { judge: brain.network, name: weightsName(brain.origin) })
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
