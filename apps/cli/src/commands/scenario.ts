import { type Lang, text } from '@negotiator/language'
import { runScenario, type Scenario, type ScenarioResult } from '@negotiator/session'
import type { Command } from 'commander'
import { footnote, newCommand, onCall } from '../command.ts'
import { EXIT_FAILED, EXIT_MISUSED, Failure } from '../failure.ts'
import { problemText } from '../problem-text.ts'
import { LARGEST_SCENARIOS, readInput, readLimited } from '../read-limited.ts'
import { scenariosIn } from '../scenario-file.ts'
import { printable } from '../terminal/printable.ts'
import { complain, say, tell } from '../terminal/write.ts'

export function scenarioCommand(lang: Lang): Command {
  const command = newCommand(lang, 'scenario', 'help.scenario')
    .argument(`<${text(lang, 'help.placeholder.files')}...>`, text(lang, 'help.scenario.files'))
    .option('--json', text(lang, 'help.scenario.json'))
  footnote(command, text(lang, 'help.scenario.exit'))
  return onCall(command, (files: string[], { json = false }: { json?: boolean }) =>
    // The worst of them counts; one bad file does not keep the others from running.
    Math.max(...files.map((file) => runFile(lang, file, json ? sayData : tellResult))),
  )
}

function runFile(lang: Lang, file: string, show: (result: ScenarioResult) => void): number {
  const scenarios = readScenarios(lang, file)
  if (scenarios === null) return EXIT_MISUSED
  let status = 0
  for (const scenario of scenarios) {
    try {
      const result = runScenario(scenario)
      show(result)
      if (!result.ok) status = Math.max(status, EXIT_FAILED)
    } catch (error) {
      const name = printable(scenario.name)
      // One line for each, so that a program that counts them misses none.
      show(notLaidOut(scenario.name, error as Error))
      const detail = detailOf(error)
      fail(lang, text(lang, 'scenario.layout', { file: printable(file), name, detail }))
      status = EXIT_MISUSED
    }
  }
  return status
}

function readScenarios(lang: Lang, file: string): Scenario[] | null {
  const read = file === '-' ? readInput : readLimited
  const content = read(file, LARGEST_SCENARIOS)
  if (typeof content !== 'string') {
    const isTooLarge = content.code === 'too-large'
    const tooLarge = text(lang, 'scenario.too-large', { file: printable(file) })
    fail(lang, isTooLarge ? tooLarge : problemText(lang, content))
    return null
  }
  try {
    const scenarios = scenariosIn(lang, file, content)
    if (scenarios.length > 0) return scenarios
    // A file that proves nothing must not look like one whose scenarios all hold.
    fail(lang, text(lang, 'scenario.empty', { file: printable(file) }))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    fail(lang, error.message)
  }
  return null
}

const fail = (lang: Lang, message: string): void => complain(text(lang, 'failure', { message }))

const notLaidOut = (name: string, { message }: Error): ScenarioResult => ({
  name,
  ok: false,
  step: 0,
  key: 'setup',
  expected: 'a position that can be',
  got: message,
})

const sayData = (result: ScenarioResult): void => say(JSON.stringify(result))
const tellResult = (result: ScenarioResult): void => tell(resultLine(result))

/** The form is fixed, in every language: other programs read it. */
function resultLine({ name, ok, step, key, expected, got }: ScenarioResult): string {
  if (ok) return `ok ${printable(name)}`
  return `FAIL ${printable(name)} step ${step}: ${key} expected ${shown(expected)} got ${shown(got)}`
}

const shown = (value: unknown): string => printable(JSON.stringify(value) ?? 'nothing')
const detailOf = (error: unknown): string => printable((error as Error).message)
