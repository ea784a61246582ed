import { once } from 'node:events'
import { type Lang, text } from '@negotiator/language'
import type { Command } from 'commander'
import { footnote, newCommand, onCall } from '../command.ts'
import { Answerer, COMMANDS, LONGEST_LINE } from '../serve/answer-line.ts'
import { requestLines } from '../serve/request-lines.ts'

const EXAMPLE = '{"id":1,"cmd":"new","abductor":"arkayne","seed":"7"}'

export function serveStdioCommand(lang: Lang): Command {
  const command = newCommand(lang, 'serve-stdio', 'help.serve-stdio')
  footnote(command, text(lang, 'help.serve-stdio.more', { commands: COMMANDS.join(', '), example: EXAMPLE }))
  return onCall(command, () => serve(lang))
}

/** Until `quit` or the end of the input. One answer is on its way before the next line is read. */
async function serve(lang: Lang): Promise<number> {
  const answerer = new Answerer(lang)
  for await (const line of requestLines(process.stdin, LONGEST_LINE)) {
    const answer = answerer.answer(line)
    if (answer === null) continue
    if (!process.stdout.write(`${answer.line}\n`)) await once(process.stdout, 'drain')
    if (answer.isLast) break
  }
  return 0
}
