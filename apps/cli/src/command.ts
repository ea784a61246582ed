import { type Lang, type MessageKey, text } from '@negotiator/language'
import { type Argument, Command, type CommanderError } from 'commander'
import { wrapWords } from './terminal/wrap.ts'
import { showable } from './terminal/write.ts'
import { usageProblem } from './usage-problem.ts'

/** What commander takes where there is no terminal. */
const USUAL_WIDTH = 80

/** The headings that commander writes, which it has in English only. */
const TITLES: Readonly<Record<string, MessageKey>> = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
}

/** A command that speaks the language, and throws where commander would end the process. */
export function newCommand(lang: Lang, name: string, description: MessageKey): Command {
  return described(lang, name, text(lang, description))
}

/** One of the commands of a command. */
export function subcommand(lang: Lang, parent: Command, name: string, description: string): Command {
  const command = withLanguage(lang, described(lang, name, description))
  parent.addCommand(command)
  return command
}

function described(lang: Lang, name: string, description: string): Command {
  const command = new Command(name)
    .description(description)
    .helpOption('-h, --help', text(lang, 'help.option.help'))
    .configureHelp({
      // Commander breaks at no-break spaces too, which French has before a colon and inside guillemets.
      boxWrap: (paragraphs, width) =>
        paragraphs
          .split('\n')
          .flatMap((line) => wrapWords(line, width))
          .join('\n'),
      styleTitle: (title) => {
        const key = TITLES[title]
        return key === undefined ? title : text(lang, key)
      },
      // That a command has options goes without saying; its arguments do not.
      subcommandTerm: (each) => [each.name(), ...each.registeredArguments.map(argumentTerm)].join(' '),
    })
    .configureOutput({
      outputError: () => {},
      writeOut: (help) => process.stdout.write(showable(help)),
      writeErr: (help) => process.stderr.write(showable(help)),
    })
    .exitOverride((error: CommanderError) => {
      throw usageProblem(lang, error)
    })
  return command.allowExcessArguments(false)
}

/** A command that only has commands of its own. */
export function commandOfCommands(lang: Lang, name: string, description: MessageKey): Command {
  return newCommand(lang, name, description)
    .usage(`${text(lang, 'help.placeholder.command')} ${text(lang, 'help.placeholder.options')}`)
    .helpCommand(false)
}

/** What stands for a value in a help, in the language: `file`, `fichier`. */
export function placeholder(lang: Lang, what: Placeholder): string {
  return text(lang, `help.placeholder.${what}`)
}

type Placeholder = 'file' | 'files' | 'text' | 'set' | 'name' | 'time' | 'what'

function argumentTerm(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '…' : ''}`
  return argument.required ? `<${name}>` : `[${name}]`
}

/** Every command takes it, and it stands last in every help. Its value was looked for before (program.ts). */
export function withLanguage(lang: Lang, command: Command): Command {
  return command.option('--lang <en|fr>', text(lang, 'help.option.lang'))
}

/** What the help says below the options. */
export function footnote(command: Command, note: string): Command {
  return command.addHelpText('after', ({ error }) => {
    const { isTTY, columns } = error ? process.stderr : process.stdout
    const lines = note.split('\n').flatMap((line) => wrapWords(line, (isTTY && columns) || USUAL_WIDTH))
    return `\n${lines.join('\n')}`
  })
}

/** The exit status is set, not forced: what was written to a pipe still arrives. */
export function onCall<Args extends unknown[]>(
  command: Command,
  act: (...args: Args) => number | Promise<number>,
): Command {
  return command.action(async (...args: unknown[]) => {
    process.exitCode = await act(...(args as Args))
  })
}
