import { type Lang, text } from '@negotiator/language'
import type { Command } from 'commander'
import { closest } from '../closest.ts'
import { newCommand, onCall } from '../command.ts'
import { Misuse } from '../failure.ts'
import { printable } from '../terminal/printable.ts'

/** `help`, `help set`, `help set show`. Commander's own says nothing about a command that there is not. */
export function helpCommand(lang: Lang, program: Command): Command {
  const name = text(lang, 'help.placeholder.command').slice(1, -1)
  const command = newCommand(lang, 'help', 'help.help').argument(`[${name}...]`)
  return onCall(command, (names: readonly string[]) => {
    names.reduce((parent, each) => named(lang, parent, each), program).outputHelp()
    return 0
  })
}

function named(lang: Lang, parent: Command, typed: string): Command {
  const found = parent.commands.find((command) => command.name() === typed)
  if (found !== undefined) return found
  const problem = text(lang, 'misuse.unknown-command', { input: printable(typed) })
  const similar = closest(
    typed,
    parent.commands.map((command) => command.name()),
  )
  if (similar.length === 0) throw new Misuse(problem)
  throw new Misuse(`${problem} ${text(lang, 'misuse.did-you-mean', { suggestion: similar.join(', ') })}`)
}
