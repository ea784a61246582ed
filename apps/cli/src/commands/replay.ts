import { type Lang, text } from '@negotiator/language'
import type { Command } from 'commander'
import { newCommand, onCall } from '../command.ts'
import { Failure, Misuse } from '../failure.ts'
import { wholeNumber } from '../option-values.ts'
import { namedProblemText } from '../problem-text.ts'
import { replayData } from '../replay/data.ts'
import { replayLines } from '../replay/story.ts'
import { loadGame, saveNamed } from '../store.ts'
import { say, tell } from '../terminal/write.ts'

interface Typed {
  readonly to?: string
  readonly json?: true
}

export function replayCommand(lang: Lang): Command {
  const command = newCommand(lang, 'replay', 'help.replay')
    .argument(`<${text(lang, 'help.placeholder.file')}>`, text(lang, 'play.command.saves'))
    .option('--to <n>', text(lang, 'help.replay.to'))
    .option('--json', text(lang, 'help.replay.json'))
  return onCall(command, (file: string, { to, json }: Typed) => {
    const last = to === undefined ? undefined : wholeNumber(lang, '--to', to, 0, 1_000_000)
    const loaded = loadGame(saveNamed(file))
    if (!loaded.ok) throw new Failure(namedProblemText(lang, loaded.problem))
    const { session } = loaded
    const steps = session.steps.length
    if (last !== undefined && last > steps) throw new Misuse(text(lang, 'replay.too-far', { steps }))
    const until = last ?? steps
    if (json) say(...replayData(session, until).map((line) => JSON.stringify(line)))
    else tell(...replayLines(lang, session, until))
    return 0
  })
}
