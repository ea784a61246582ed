// `npm run bench:career`: how long a long history takes to open.
import { careerOf, factsOfSave, type PlayedGame } from '@negotiator/career'
import { ABDUCTORS } from '@negotiator/content'
import { DecisionStream, legalActions } from '@negotiator/rules'
import { isOver, newSession, perform, type Session, saveText, stateOf } from '@negotiator/session'

/** Different games; the history repeats them under other names. */
const GAMES = 300
const HISTORY = 10_000

const saves = Array.from({ length: GAMES }, (_, i) => saveText(randomGame(i)))
const [facts, replaying] = timed(() => saves.map((save) => factsOfSave(save)))
const kept = JSON.stringify(
  Array.from({ length: HISTORY }, (_, i) => {
    const read = facts[i % GAMES]!
    if (!read.ok || read.facts === null) throw new Error('a game is not over')
    return { id: `${i}`, at: i, facts: { ...read.facts, game: `${i}` } }
  }),
)
const [games, parsing] = timed(() => JSON.parse(kept) as PlayedGame[])
const [career, counting] = timed(() => careerOf(games))

console.log(
  `${career.chapters.career.all.games} games, ${(kept.length / 1e6).toFixed(1)} MB of facts (CPU time)`,
)
console.log(`reading the facts      ${parsing.toFixed(0)} ms`)
console.log(`achievements and all   ${counting.toFixed(0)} ms`)
console.log(`replaying, once a game ${(replaying / GAMES).toFixed(1)} ms`)

function randomGame(i: number): Session {
  const { abductor, pack } = ABDUCTORS[i % ABDUCTORS.length]!
  const seed = `career ${i}`
  const decisions = new DecisionStream(seed)
  let session = newSession({ abductor: abductor.id, pack, seed, practice: false, ownDice: false })
  while (!isOver(session)) {
    const actions = legalActions(session.game, stateOf(session))
    const done = perform(session, actions[decisions.below(actions.length)]!)
    if (!done.ok) throw new Error('a legal action was refused')
    session = done.session
  }
  return session
}

/** What it gives, and the milliseconds of CPU time it took: other programs do not count. */
function timed<T>(run: () => T): [T, number] {
  const before = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}
