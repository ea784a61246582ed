import { type Lang, packsText } from '@negotiator/language'
import type { Command } from 'commander'
import { newCommand, onCall, placeholder } from '../command.ts'
import { folderOf, KEPT } from '../home-folder.ts'
import { oneOf } from '../option-values.ts'
import { say } from '../terminal/write.ts'

/** Only the folder, so that `cd "$(negotiator where)"` works. */
export function whereCommand(lang: Lang): Command {
  const command = newCommand(lang, 'where', 'help.where').argument(
    `[${placeholder(lang, 'what')}]`,
    packsText(lang, 'help.where.what'),
  )
  return onCall(command, (what: string | undefined) => {
    say(folderOf(oneOf(lang, 'where', what ?? 'saves', KEPT) as (typeof KEPT)[number]))
    return 0
  })
}
