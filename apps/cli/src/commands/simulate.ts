import { availableParallelism } from 'node:os'
import { DEEP } from '@negotiator/advisor'
import { ABDUCTOR_IDS, CONTENT_HASH, setsOf } from '@negotiator/content'
import { hasLearned, type LineUp, POLICIES, type Policy } from '@negotiator/lab'
import { type Lang, nameOf, packsText, shownNumber, text } from '@negotiator/language'
import { RULES_VERSION } from '@negotiator/rules'
import { gameFor } from '@negotiator/session'
import type { Command } from 'commander'
import { brainData, brainNote, noBrainText } from '../advisor/brain-text.ts'
import { type Brain, loadBrain, NoBrain, weightsFolder } from '../advisor/weights-files.ts'
import { footnote, newCommand, onCall, placeholder } from '../command.ts'
import { EXIT_INTERRUPTED, Failure, Misuse } from '../failure.ts'
import { oneOf, seedOption, wholeNumber } from '../option-values.ts'
import { choicesOf } from '../own-cards/choices.ts'
import { Progress, speedText } from '../simulate/progress.ts'
import { type Outcome, outcomeData, outcomeLines } from '../simulate/report.ts'
import { simulate } from '../simulate/run.ts'
import { complain, say, tell } from '../terminal/write.ts'

const MOST_GAMES = 1_000_000_000
const MOST_THREADS = 256
const MOST_NODES = 100_000_000

interface Typed {
  readonly abductor: string
  readonly pack?: string
  readonly set?: string
  readonly variant?: string
  readonly games: string
  readonly policy: string
  readonly threads?: string
  readonly nodes?: string
  readonly seed: string
  readonly json?: true
}

interface Settings {
  readonly lineUps: readonly LineUp[]
  readonly games: number
  readonly policy: Policy
  readonly threads: number
  readonly nodes: number
  readonly seed: string
  readonly json: boolean
  readonly weights: string
}

export function simulateCommand(lang: Lang): Command {
  const command = newCommand(lang, 'simulate', 'help.simulate')
    .option('--abductor <id>', text(lang, 'help.simulate.abductor', { ids: ABDUCTOR_IDS.join(', ') }))
    .option('--pack <id>', packsText(lang, 'help.option.packs'))
    .option(`--set <${placeholder(lang, 'set')}>`, packsText(lang, 'help.option.set'))
    .option('--variant <id>', packsText(lang, 'help.option.variant'))
    .option('--games <n>', text(lang, 'help.simulate.games'))
    .option('--policy <id>', text(lang, 'help.simulate.policy'))
    .option('--nodes <n>', text(lang, 'help.simulate.nodes', { n: shownNumber(lang, DEEP.nodes) }))
    .option('--threads <n>', text(lang, 'help.simulate.threads'))
    .option(`--seed <${text(lang, 'help.placeholder.text')}>`, text(lang, 'help.simulate.seed'))
    .option('--json', text(lang, 'help.option.json'))
  footnote(command, text(lang, 'help.simulate.stop'))
  return onCall(command, (typed: Partial<Typed>) =>
    run(lang, settingsOf(lang, { abductor: 'all', games: '1000', policy: 'random', seed: '1', ...typed })),
  )
}

function settingsOf(lang: Lang, typed: Typed): Settings {
  const policy = oneOf(lang, '--policy', typed.policy, POLICIES) as Policy
  if (typed.nodes !== undefined && policy !== 'deep') {
    throw new Misuse(text(lang, 'misuse.together', { a: '--nodes', b: `--policy ${policy}` }))
  }
  // Random play is over before further threads have started.
  const threads = `${policy === 'random' ? 1 : Math.min(availableParallelism(), MOST_THREADS)}`
  const nodes = wholeNumber(lang, '--nodes', typed.nodes ?? `${DEEP.nodes}`, 1, MOST_NODES)
  return {
    lineUps: choicesOf(lang, typed).map((choice) => ({ ...choice, policy, nodes })),
    games: wholeNumber(lang, '--games', typed.games, 1, MOST_GAMES),
    policy,
    threads: wholeNumber(lang, '--threads', typed.threads ?? threads, 1, MOST_THREADS),
    nodes,
    seed: seedOption(lang, typed.seed),
    json: typed.json ?? false,
    weights: weightsFolder(),
  }
}

async function run(lang: Lang, settings: Settings): Promise<number> {
  const brains = hasLearned(settings.policy) ? brainsOf(lang, settings) : null
  const wanted = settings.games * settings.lineUps.length
  const progress = new Progress(lang, wanted)
  const stopper = new AbortController()
  const stop = () => stopper.abort()
  process.once('SIGINT', stop)
  const outcomes = await simulate(settings, stopper.signal, (done) => progress.show(done)).finally(() => {
    process.off('SIGINT', stop)
    progress.clear()
  })
  const seconds = progress.seconds()

  const done = outcomes.reduce((sum, { tally }) => sum + tally.games, 0)
  const isComplete = done === wanted
  if (settings.json) say(JSON.stringify(reportData(settings, outcomes, isComplete, brains)))
  else {
    const told = outcomes.map((outcome) => outcomeLines(lang, outcome, settings))
    tell(...told.flatMap((lines, i) => (i > 0 ? ['', ...lines] : lines)))
  }
  if (!isComplete) complain(interruptedText(lang, done, wanted))
  complain(speedText(lang, done, seconds))
  return isComplete ? 0 : EXIT_INTERRUPTED
}

/** Before the first game: whoever plays in another thread could only say that it went wrong. */
function brainsOf(lang: Lang, { lineUps, weights }: Settings): ReadonlyMap<string, Brain> {
  try {
    const brains = lineUps.map((lineUp) => {
      const { abductor } = lineUp
      const brain = loadBrain(gameFor(lineUp), abductor, setsOf(lineUp), weights)
      const note = brainNote(lang, brain)
      if (note !== null) complain(`${nameOf(lang, abductor)} · ${note}`)
      return [abductor, brain] as const
    })
    return new Map(brains)
  } catch (error) {
    throw error instanceof NoBrain ? new Failure(noBrainText(lang, error.problem)) : error
  }
}

function reportData(
  { policy, nodes, seed }: Settings,
  outcomes: readonly Outcome[],
  complete: boolean,
  brains: ReadonlyMap<string, Brain> | null,
) {
  const results = outcomes.map((outcome) => {
    const brain = brains?.get(outcome.abductor)
    return { ...outcomeData(outcome), ...(brain === undefined ? {} : { weights: brainData(brain) }) }
  })
  const effort = policy === 'deep' ? { nodes } : {}
  return { policy, ...effort, seed, rules: RULES_VERSION, content: CONTENT_HASH, complete, results }
}

function interruptedText(lang: Lang, done: number, wanted: number): string {
  if (done === 0) return text(lang, 'simulate.none-yet')
  return text(lang, 'simulate.interrupted', {
    done: shownNumber(lang, done),
    games: shownNumber(lang, wanted),
  })
}
