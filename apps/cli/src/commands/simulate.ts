import { ABDUCTOR_IDS, ABDUCTORS, CONTENT_HASH, type PackId } from '@negotiator/content'
import { type Lang, text } from '@negotiator/language'
import { RULES_VERSION } from '@negotiator/rules'
import type { Command } from 'commander'
import { footnote, newCommand, onCall } from '../command.ts'
import { EXIT_INTERRUPTED } from '../failure.ts'
import { shownNumber } from '../numbers.ts'
import { abductorOption, oneOf, packOption, seedOption, wholeNumber } from '../option-values.ts'
import { Progress } from '../simulate/progress.ts'
import { type Outcome, outcomeData, outcomeLines } from '../simulate/report.ts'
import { type LineUp, simulate } from '../simulate/run.ts'
import { complain, say } from '../write.ts'

const POLICIES = ['random']
const MOST_GAMES = 1_000_000_000

interface Typed {
  readonly abductor: string
  readonly pack?: string
  readonly games: string
  readonly policy: string
  readonly seed: string
  readonly json?: true
}

interface Settings {
  readonly lineUps: readonly LineUp[]
  readonly games: number
  readonly policy: string
  readonly seed: string
  readonly json: boolean
}

export function simulateCommand(lang: Lang): Command {
  const command = newCommand(lang, 'simulate', 'help.simulate')
    .option('--abductor <id>', text(lang, 'help.simulate.abductor', { ids: ABDUCTOR_IDS.join(', ') }))
    .option('--pack <id>', text(lang, 'help.option.pack'))
    .option('--games <n>', text(lang, 'help.simulate.games'))
    .option('--policy <id>', text(lang, 'help.simulate.policy'))
    .option(`--seed <${text(lang, 'help.placeholder.text')}>`, text(lang, 'help.simulate.seed'))
    .option('--json', text(lang, 'help.option.json'))
  footnote(command, text(lang, 'help.simulate.stop'))
  return onCall(command, (typed: Partial<Typed>) =>
    run(lang, settingsOf(lang, { abductor: 'all', games: '1000', policy: 'random', seed: '1', ...typed })),
  )
}

function settingsOf(lang: Lang, typed: Typed): Settings {
  const abductor = abductorOption(lang, typed.abductor, 'all')
  return {
    lineUps: lineUpsOf(abductor, packOption(lang, typed.pack)),
    games: wholeNumber(lang, '--games', typed.games, 1, MOST_GAMES),
    policy: oneOf(lang, '--policy', typed.policy, POLICIES),
    seed: seedOption(lang, typed.seed),
    json: typed.json ?? false,
  }
}

function lineUpsOf(abductor: string, pack: PackId | undefined): LineUp[] {
  return ABDUCTORS.filter((entry) => abductor === 'all' || entry.abductor.id === abductor).map((entry) => ({
    abductor: entry.abductor.id,
    pack: pack ?? entry.pack,
  }))
}

async function run(lang: Lang, settings: Settings): Promise<number> {
  const wanted = settings.games * settings.lineUps.length
  const progress = new Progress(lang, wanted)
  let isStopped = false
  const stop = () => {
    isStopped = true
  }
  process.once('SIGINT', stop)
  const outcomes = await simulate(
    settings,
    () => isStopped,
    (done) => progress.show(done),
  )
  const seconds = progress.seconds()
  process.off('SIGINT', stop)
  progress.clear()

  const done = outcomes.reduce((sum, { tally }) => sum + tally.games, 0)
  const isComplete = done === wanted
  if (settings.json) say(JSON.stringify(reportData(settings, outcomes, isComplete)))
  else say(...outcomes.flatMap((outcome, i) => [...(i > 0 ? [''] : []), ...outcomeLines(lang, outcome)]))
  if (!isComplete) complain(interruptedText(lang, done, wanted))
  complain(speedText(lang, done, seconds))
  return isComplete ? 0 : EXIT_INTERRUPTED
}

function reportData({ policy, seed }: Settings, outcomes: readonly Outcome[], complete: boolean) {
  const versions = { rules: RULES_VERSION, content: CONTENT_HASH }
  return { policy, seed, ...versions, complete, results: outcomes.map(outcomeData) }
}

function interruptedText(lang: Lang, done: number, wanted: number): string {
  if (done === 0) return text(lang, 'simulate.none-yet')
  return text(lang, 'simulate.interrupted', {
    done: shownNumber(lang, done),
    games: shownNumber(lang, wanted),
  })
}

function speedText(lang: Lang, done: number, seconds: number): string {
  return text(lang, 'simulate.speed', {
    games: shownNumber(lang, done),
    n: done,
    seconds: shownNumber(lang, seconds, 1),
    rate: shownNumber(lang, done / seconds),
  })
}
