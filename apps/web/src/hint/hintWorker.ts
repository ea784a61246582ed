// Thinks beside the page, so that the table never waits for it.
import {
  ADVICE,
  type Advice,
  type Brain,
  Deep,
  Explanation,
  Greedy,
  Instant,
  improvingAdvice,
  PLAYING_ON,
  type Player,
  reasonsFor,
  roughAdvice,
} from '@negotiator/advisor'
import { type Game, type Move, toMove } from '@negotiator/rules'
import { fall } from './fall.ts'
import type { Answer, Knowledge, Question, WhyAnswer, WhyQuestion } from './hintProtocol.ts'
import { knowledgeOf, learnedFor, refined } from './learned.ts'

/** So long the first answer waits for what was learned; then rules of thumb have to do until it is there. */
const PATIENCE_MS = 120
/** Between two answers to the page: often enough to see it think, seldom enough to read. */
const PAUSE_MS = 250
/**
 * It rests while the page draws: on a phone with few cores to think meanwhile would hold the page up. The first answer
 * is drawn line by line, of the later ones only the numbers.
 */
const FIRST_REST_MS = 250
const REST_MS = 40
/** How long to think before the page gets a hearing. */
const BREATH_MS = 20

/** The question being thought about; null if nobody waits. */
let current: number | null = null

addEventListener('message', ({ data }: MessageEvent<Question | WhyQuestion | null>) => {
  if (data !== null && 'why' in data) {
    explain(data).catch(fall)
    return
  }
  current = data?.id ?? null
  if (data !== null) think(data).catch(fall)
})

async function think(question: Question): Promise<void> {
  const { id, game, finer } = question
  const brain = await meanwhile(learnedFor(question), PATIENCE_MS, (isThere) =>
    tell(question, null, 'coming', isThere),
  )
  if (current !== id) return
  if (brain === null) return tell(question, null, 'none')
  const knowledge = knowledgeOf(brain)
  const whole = await meanwhile(refined(brain, game, finer), 0, (isThere) =>
    tell(question, brain, knowledge, isThere),
  )
  if (current === id) await tell(question, whole, knowledge)
}

/** Something goes on until the awaited is there, unless that is soon. */
async function meanwhile<Awaited>(
  awaited: Promise<Awaited>,
  patience: number,
  goOn: (isThere: () => boolean) => Promise<void>,
): Promise<Awaited> {
  let isThere = false
  void awaited.then(() => {
    isThere = true
  })
  await Promise.race([awaited, wait(patience)])
  if (!isThere) await goOn(() => isThere)
  return awaited
}

const wait = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(done, ms, undefined))

/** Who decides what an action leaves open: with nothing learned, rules of thumb. */
const playerOf = (game: Game, brain: Brain | null): Player =>
  brain === null ? new Greedy(game) : new Instant(game, brain.network)

/** Who plays the line that is expected, once there is time for it. */
const guideOf = (game: Game, brain: Brain | null): Player =>
  brain === null ? new Greedy(game) : new Deep(game, brain.thorough, PLAYING_ON)

/** The reasons of a hint, for two actions of another ranking. */
async function explain(question: WhyQuestion): Promise<void> {
  const { why, game, state, action, other } = question
  const player = playerOf(game, await learnedFor(question))
  const move = (each: typeof action) => toMove(game, state, each) as Move
  const reasons = reasonsFor(game, state, move(action), move(other), player)
  postMessage({ why, reasons } satisfies WhyAnswer)
}

/** Answers that get better, until it is done or nobody waits any more; or, if something better is on its way, until it is there. */
async function tell(
  question: Question,
  brain: Brain | null,
  knowledge: Knowledge,
  isThere?: () => boolean,
): Promise<void> {
  const { id, game, state } = question
  const player = playerOf(game, brain)
  const answers =
    brain === null
      ? roughAdvice(game, state, id)
      : improvingAdvice(game, state, id, brain.network, ADVICE, brain.thorough)
  let last: Advice | null = null
  let told = Number.NEGATIVE_INFINITY
  let breath = performance.now()
  for (const advice of answers) {
    last = advice
    const now = performance.now()
    const isTold = now - told >= PAUSE_MS
    if (!isTold && now - breath < BREATH_MS) continue
    const isFirst = told === Number.NEGATIVE_INFINITY
    if (isTold) postMessage(answer(question, player, knowledge, advice, false))
    await wait(isTold ? (isFirst ? FIRST_REST_MS : REST_MS) : 0)
    if (current !== id || isThere?.()) return
    breath = performance.now()
    if (isTold) told = breath
  }
  if (last === null) return
  const isDone = isThere === undefined
  postMessage(answer(question, player, knowledge, last, isDone, isDone ? guideOf(game, brain) : player))
}

function answer(
  { id, game, state, asked }: Question,
  player: Player,
  knowledge: Knowledge,
  advice: Advice,
  isDone: boolean,
  guide = player,
): Answer {
  const explanation = new Explanation(game, state, player, advice, guide)
  const move = asked === null ? null : toMove(game, state, asked)
  const rank = advice.moves.findIndex((ranked) => ranked.move === move)
  return {
    id,
    knowledge,
    chance: advice.chance,
    margin: advice.margin,
    ranking: explanation.ranking,
    best: explanation.explain(0),
    asked: rank <= 0 ? null : explanation.explain(rank),
    line: explanation.expectedLine(),
    isDone,
  }
}
