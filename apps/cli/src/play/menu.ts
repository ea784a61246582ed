import { text, unplayableText } from '@negotiator/language'
import { Unplayable } from '@negotiator/rules'
import { LONGEST_SEED, type Session } from '@negotiator/session'
import { type KeptCards, keptCards, type OwnCaller, ownCallers } from '../own-cards/kept-cards.ts'
import { type OpenGames, openGames, type SavedGame } from '../store.ts'
import { brief } from '../terminal/brief.ts'
import { Leaving } from '../terminal/leaving.ts'
import { printable } from '../terminal/printable.ts'
import { type Desk, PROMPT, say } from './desk.ts'
import { type CardsWish, cardsWishes, withCaller, withNextCards } from './menu-cards.ts'
import { parseMenu } from './menu-input.ts'
import { beginGame, type Wishes } from './new-game.ts'
import { menuLines } from './screen/menu.ts'
import { unreadableText } from './unreadable-text.ts'

export type Chosen =
  | { readonly from: 'file'; readonly game: SavedGame }
  | { readonly from: 'new'; readonly session: Session }

/** One digit behind the r. */
const MOST_OPEN = 9
const NONE_OPEN: OpenGames = { games: [], hasOlder: false, unreadable: [] }

/** Shows the menu until a game is chosen. */
export async function menu(
  desk: Desk,
  wished: Wishes,
  offersOpen: boolean,
  told: readonly string[] = [],
): Promise<Chosen> {
  const open = offersOpen ? openGames(MOST_OPEN) : NONE_OPEN
  const kept = keptCards(desk.lang)
  const offer: Offer = { kept, open, own: ownCallers(kept.packs), cards: cardsWishes(wished, kept) }
  let wishes = wished
  let notices = [
    ...told,
    ...open.unreadable.map((save) => unreadableText(desk.lang, save)),
    ...kept.problems.map((problem) => printable(problem)),
  ]
  for (;;) {
    const shown = {
      open: open.games.map(({ session }) => session),
      hasOlder: open.hasOlder,
      wishes,
      own: offer.own,
      notices,
    }
    const { terminal, lang } = desk
    terminal.draw(() => menuLines(terminal.look(lang), shown, terminal.height))
    notices = []
    const answer = await choose(desk, wishes, offer)
    if ('from' in answer) return answer
    wishes = answer
  }
}

/** What there is to choose from. */
interface Offer {
  readonly kept: KeptCards
  readonly open: OpenGames
  readonly own: readonly OwnCaller[]
  readonly cards: readonly CardsWish[]
}

/** What was chosen, or the wishes as they are now. */
async function choose(
  desk: Desk,
  wishes: Wishes,
  { kept, open, own, cards }: Offer,
): Promise<Chosen | Wishes> {
  for (;;) {
    const line = await desk.terminal.ask(PROMPT)
    const answer = parseMenu(line, own)
    switch (answer.choice) {
      case 'abductor': {
        const begun = called(desk, answer.id, withCaller(wishes, answer, kept))
        if (begun !== null) return { from: 'new', session: begun }
        break
      }
      case 'resume': {
        const game = open.games[answer.index]
        if (game !== undefined) return { from: 'file', game }
        say(desk, open.games.length === 0 ? text(desk.lang, 'play.open.none') : notInMenu(desk, line))
        break
      }
      case 'quit':
        throw new Leaving('quit')
      case 'seed':
        if (answer.seed.length <= LONGEST_SEED) return withSeed(wishes, answer.seed)
        say(desk, text(desk.lang, 'play.menu.seed.long', { n: LONGEST_SEED }))
        break
      case 'pack':
        return withNextCards(wishes, cards)
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
        say(desk, notInMenu(desk, line))
    }
  }
}

const notInMenu = ({ lang }: Desk, line: string): string =>
  text(lang, 'play.menu.unknown', { input: brief(printable(line.trim())) })

function withSeed({ seed: _, ...wishes }: Wishes, seed: string): Wishes {
  return seed === '' ? wishes : { ...wishes, seed }
}

/** Not every abductor can be played with every card: some need places, or a side zone. */
function called(desk: Desk, id: string, wishes: Wishes): Session | null {
  try {
    return beginGame(id, wishes)
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error
    say(desk, unplayableText(desk.lang, error))
    return null
  }
}
