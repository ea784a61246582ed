import type { Lang } from '@negotiator/language'
import type { Command } from 'commander'
import { newCommand, onCall } from '../command.ts'
import { savesFolder } from '../home-folder.ts'
import { say } from '../write.ts'

/** Only the folder, so that `cd "$(negotiator where)"` works. */
export function whereCommand(lang: Lang): Command {
  return onCall(newCommand(lang, 'where', 'help.where'), () => {
    say(savesFolder())
    return 0
  })
}
