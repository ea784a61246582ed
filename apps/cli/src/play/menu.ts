import { text } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { brief } from '../brief.ts'
import { LONGEST_SEED } from '../option-values.ts'
import { printable } from '../printable.ts'
import { latestOpenGame, type SavedGame } from '../store.ts'
import { type Desk, PROMPT, say } from './desk.ts'
import { parseMenu } from './menu-input.ts'
import { beginGame, type Wishes } from './new-game.ts'
import { menuLines } from './screen/menu.ts'
import { Leaving } from './terminal/leaving.ts'
import { unreadableText } from './unreadable-text.ts'

export type Chosen =
  | { readonly from: 'file'; readonly game: SavedGame }
  | { readonly from: 'new'; readonly session: Session }

const PACKS = [undefined, 'base', 'cw'] as const

/** Shows the menu until a game is chosen. */
export async function menu(
  desk: Desk,
  wished: Wishes,
  offersOpen: boolean,
  told: readonly string[] = [],
): Promise<Chosen> {
  const { game: open, unreadable } = offersOpen ? latestOpenGame() : { game: null, unreadable: [] }
  let wishes = wished
  let notices = [...told, ...unreadable.map((save) => unreadableText(desk.lang, save))]
  for (;;) {
    desk.terminal.draw(menuLines(desk.terminal.look(desk.lang), open?.session ?? null, wishes, notices))
    notices = []
    const answer = await choose(desk, wishes, open)
    if ('from' in answer) return answer
    wishes = answer
  }
}

/** What was chosen, or the wishes as they are now. */
async function choose(desk: Desk, wishes: Wishes, open: SavedGame | null): Promise<Chosen | Wishes> {
  for (;;) {
    const line = await desk.terminal.ask(PROMPT)
    const answer = parseMenu(line)
    switch (answer.choice) {
      case 'abductor':
        return { from: 'new', session: beginGame(answer.id, wishes) }
      case 'resume':
        if (open !== null) return { from: 'file', game: open }
        say(desk, text(desk.lang, 'play.open.none'))
        break
      case 'quit':
        throw new Leaving('quit')
      case 'seed':
        if (answer.seed.length <= LONGEST_SEED) return withSeed(wishes, answer.seed)
        say(desk, text(desk.lang, 'play.menu.seed.long', { n: LONGEST_SEED }))
        break
      case 'pack':
        return withNextPack(wishes)
      case 'practice':
        return { ...wishes, practice: !wishes.practice }
      case 'dice':
        return { ...wishes, ownDice: !wishes.ownDice }
      case 'language':
        desk.lang = desk.lang === 'en' ? 'fr' : 'en'
        return wishes
      case 'draw':
        return wishes
      case 'help':
        say(desk, text(desk.lang, 'play.menu.help'))
        break
      case 'unknown':
        say(desk, text(desk.lang, 'play.menu.unknown', { input: brief(printable(line.trim())) }))
    }
  }
}

function withSeed({ seed: _, ...wishes }: Wishes, seed: string): Wishes {
  return seed === '' ? wishes : { ...wishes, seed }
}

function withNextPack({ pack, ...wishes }: Wishes): Wishes {
  const next = PACKS[(PACKS.indexOf(pack) + 1) % PACKS.length]
  return next === undefined ? wishes : { ...wishes, pack: next }
}
