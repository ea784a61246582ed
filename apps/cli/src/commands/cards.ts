import { type Lang, text } from '@negotiator/language'
import type { Command } from 'commander'
import type { Card } from '../cards/catalogue.ts'
import { cardData } from '../cards/data.ts'
import { findCard, similarCards } from '../cards/find.ts'
import { listLines } from '../cards/list.ts'
import { cardLines } from '../cards/one.ts'
import { cardsFor } from '../cards/pack-cards.ts'
import { newCommand, onCall } from '../command.ts'
import { Misuse } from '../failure.ts'
import { ownCards } from '../own-cards/content-options.ts'
import { printable } from '../terminal/printable.ts'
import { say, tell } from '../terminal/write.ts'

interface Typed {
  readonly pack?: string
  readonly json?: true
}

export function cardsCommand(lang: Lang): Command {
  const command = newCommand(lang, 'cards', 'help.cards')
    .argument(`[${text(lang, 'help.placeholder.card')}]`, text(lang, 'help.cards.card'))
    .option('--pack <id>', text(lang, 'help.cards.pack'))
    .option('--json', text(lang, 'help.option.json'))
  return onCall(command, (input: string | undefined, typed: Typed) => {
    const cards = cardsFor(ownCards(lang, typed))
    if (input === undefined) {
      if (typed.json) say(JSON.stringify(cards.map(cardData)))
      else tell(...listLines(lang, cards, typed.pack))
    } else {
      const card = cardCalled(lang, cards, input)
      if (typed.json) say(JSON.stringify(cardData(card)))
      else tell(...cardLines(lang, card))
    }
    return 0
  })
}

function cardCalled(lang: Lang, cards: readonly Card[], input: string): Card {
  const card = findCard(cards, input)
  if (card !== undefined) return card
  const problem = text(lang, 'cli.error.unknown-card', { input: printable(input) })
  const similar = similarCards(cards, input)
  if (similar.length === 0) throw new Misuse(problem)
  const hint = text(lang, 'misuse.did-you-mean', { suggestion: similar.join(', ') })
  throw new Misuse(`${problem} ${hint}`)
}
