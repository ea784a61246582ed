import { relative } from 'node:path'
import { type Lang, nameOf, text } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { Command } from 'commander'
import { newCommand, onCall } from '../command.ts'
import { savesFolder } from '../home-folder.ts'
import { needSaves } from '../need-saves.ts'
import { problemText } from '../problem-text.ts'
import { listGames, type SavedGame } from '../store.ts'
import { brushesOf } from '../terminal/brushes.ts'
import { lineWidth } from '../terminal/capabilities.ts'
import { printable } from '../terminal/printable.ts'
import { wrapParts, wrapWords } from '../terminal/wrap.ts'
import { complain, say, tell } from '../terminal/write.ts'

type Outcome = 'open' | 'won' | 'lost' | 'resigned'

export function savesCommand(lang: Lang): Command {
  const command = newCommand(lang, 'saves', 'help.saves').option('--json', text(lang, 'help.option.json'))
  return onCall(command, ({ json = false }: { json?: boolean }) => {
    needSaves(lang)
    const { games, unreadable } = listGames()
    if (json) say(...games.map((game) => JSON.stringify(entryOf(game))))
    else listInWords(lang, games)
    complain(...unreadable.map(({ problem }) => problemText(lang, problem)))
    return 0
  })
}

function entryOf({ file, session, changed }: SavedGame) {
  const { abductor, pack, practice } = session.setup
  const { turn } = stateOf(session)
  const outcome = outcomeOf(session)
  return { file, abductor, pack, practice, turn, steps: session.steps.length, outcome, changed }
}

function outcomeOf(session: Session): Outcome {
  return session.resigned ? 'resigned' : (viewOf(session.game, stateOf(session)).result ?? 'open')
}

function listInWords(lang: Lang, games: readonly SavedGame[]): void {
  const { bold, dim } = brushesOf(process.stdout)
  const width = lineWidth(process.stdout)
  tell(...wrapWords(text(lang, 'saves.folder', { folder: printable(savesFolder()) }), width))
  if (games.length === 0) tell(text(lang, 'saves.none'))
  for (const { file, session } of games) {
    const { abductor, practice } = session.setup
    const parts = [
      nameOf(lang, abductor),
      text(lang, 'saves.turn', { turn: stateOf(session).turn }),
      text(lang, `saves.${outcomeOf(session)}`),
      ...(practice ? [text(lang, 'saves.practice')] : []),
    ]
    tell('', bold(printable(relative(savesFolder(), file))), ...wrapParts(parts, width, '  ').map(dim))
  }
}
