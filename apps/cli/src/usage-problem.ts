import { type Lang, type MessageKey, text } from '@negotiator/language'
import type { CommanderError } from 'commander'
import { Misuse } from './failure.ts'
import { printable } from './terminal/printable.ts'

/** What commander finds wrong, by its code; its own sentences are in English only. */
const KEYS: Readonly<Record<string, MessageKey>> = {
  'commander.unknownOption': 'misuse.unknown-option',
  'commander.unknownCommand': 'misuse.unknown-command',
  'commander.missingArgument': 'misuse.missing-argument',
  'commander.missingMandatoryOptionValue': 'misuse.missing-argument',
  'commander.optionMissingArgument': 'misuse.option-value',
  'commander.excessArguments': 'misuse.too-many',
  'commander.help': 'misuse.no-command',
}

/** In our words, if it is misuse; as it came, if help or version were shown as wished. */
export function usageProblem(lang: Lang, error: CommanderError): Error {
  if (error.exitCode === 0) return error
  const key = KEYS[error.code]
  if (key === undefined) return new Misuse(error.message)
  const [, input = ''] = /'([^']*)'/.exec(error.message) ?? []
  const [, suggestion] = /\(Did you mean (?:one of )?(.*)\?\)/.exec(error.message) ?? []
  const problem = text(lang, key, { input: printable(input) })
  if (suggestion === undefined) return new Misuse(problem)
  return new Misuse(`${problem} ${text(lang, 'misuse.did-you-mean', { suggestion })}`)
}
