import { type Lang, text } from '@negotiator/language'
import { type Command, CommanderError } from 'commander'
import { footnote, newCommand, withLanguage } from './command.ts'
import { adviseCommand } from './commands/advise.ts'
import { analyzeCommand } from './commands/analyze.ts'
import { cardsCommand } from './commands/cards.ts'
import { careerCommand } from './commands/career.ts'
import { helpCommand } from './commands/help.ts'
import { labCommand } from './commands/lab.ts'
import { packCommand } from './commands/pack.ts'
import { playCommand } from './commands/play.ts'
import { puzzlesCommand } from './commands/puzzles.ts'
import { replayCommand } from './commands/replay.ts'
import { savesCommand } from './commands/saves.ts'
import { scenarioCommand } from './commands/scenario.ts'
import { serveStdioCommand } from './commands/serve-stdio.ts'
import { setCommand } from './commands/set.ts'
import { simulateCommand } from './commands/simulate.ts'
import { whereCommand } from './commands/where.ts'
import { workerCommand } from './commands/worker.ts'
import { EXIT_FAILED, EXIT_MISUSED, Failure, Misuse } from './failure.ts'
import { isLang, localeLanguage, typedLanguage } from './language-choice.ts'
import { printable } from './terminal/printable.ts'
import { complain } from './terminal/write.ts'
import { versionText } from './version.ts'

/** Runs the program with what was typed after its name; whatever goes wrong ends as a sentence and a status. */
export async function run(args: readonly string[]): Promise<void> {
  let lang = localeLanguage(process.env)
  try {
    lang = languageOf(args, lang)
    await build(lang).parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) report(lang, error, args)
  }
}

function languageOf(args: readonly string[], otherwise: Lang): Lang {
  const typed = typedLanguage(args)
  if (typed === undefined || isLang(typed)) return typed ?? otherwise
  throw new Misuse(text(otherwise, 'cli.error.unknown-language', { input: printable(typed) }))
}

function build(lang: Lang): Command {
  const program = withLanguage(lang, newCommand(lang, 'negotiator', 'play.command.program'))
    .usage(`${text(lang, 'help.placeholder.command')} ${text(lang, 'help.placeholder.options')}`)
    .version(versionText(lang), '-V, --version', text(lang, 'help.option.version'))
    .helpCommand(false)
  for (const make of [
    playCommand,
    savesCommand,
    whereCommand,
    replayCommand,
    adviseCommand,
    analyzeCommand,
    careerCommand,
    puzzlesCommand,
    cardsCommand,
    scenarioCommand,
    simulateCommand,
    labCommand,
    workerCommand,
    setCommand,
    packCommand,
    serveStdioCommand,
  ]) {
    program.addCommand(withLanguage(lang, make(lang)))
  }
  program.addCommand(withLanguage(lang, helpCommand(lang, program)))
  return footnote(program, `${text(lang, 'play.command.more')}\n${text(lang, 'help.exit')}`)
}

function report(lang: Lang, error: unknown, args: readonly string[]): void {
  if (error instanceof Misuse) {
    process.exitCode = EXIT_MISUSED
    const command = ['npx negotiator', ...commandPath(build(lang), args)].join(' ')
    complain(failure(lang, error.message), text(lang, 'misuse.see-help', { command }))
    return
  }
  process.exitCode = EXIT_FAILED
  if (error instanceof Failure) complain(failure(lang, error.message))
  else {
    // A mistake of ours: whoever reports it needs the whole of it.
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    complain(failure(lang, text(lang, 'failure.unexpected', { detail })))
  }
}

/** The names of the command that was called: `set show`. */
function commandPath(program: Command, args: readonly string[]): string[] {
  const path: string[] = []
  let command = program
  for (const arg of args) {
    const next = command.commands.find((each) => each.name() === arg)
    // The help is no place to look for help about it.
    if (next === undefined || arg === 'help') continue
    path.push(arg)
    command = next
  }
  return path
}

const failure = (lang: Lang, message: string): string => text(lang, 'failure', { message })
