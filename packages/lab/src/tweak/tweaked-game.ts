import { type ContentChoice, ownContent, type PackFile } from '@negotiator/content'
import { compileGame, type Game, type GameContent } from '@negotiator/rules'
import { gameFor } from '@negotiator/session'
import type { CardName, Tweak } from './tweak.ts'

/** The game of a choice with its tweak. Throws an Error that names what is not there. */
export function tweakedGame(choice: ContentChoice & { readonly tweak?: Tweak | undefined }): Game {
  if (choice.tweak === undefined) return gameFor(choice)
  // Not `gameFor`: a set without one of its cards breaks B1 or B3, which is the point of it.
  return compileGame(tweakedContent(choice, choice.tweak))
}

export function tweakedContent(choice: ContentChoice, tweak: Tweak): GameContent {
  if ('without' in tweak) return contentWithout(ownContent(choice), tweak.without)
  return ownContent({ ...choice, packs: [...(choice.packs ?? []), overriding(tweak)] })
}

const overriding = ({ overrides }: Extract<Tweak, { overrides: unknown }>): PackFile => ({
  format: 'negotiator-pack',
  version: 1,
  id: 'lab',
  texts: {},
  overrides,
})

function contentWithout(content: GameContent, { kind, id }: CardName): GameContent {
  const others = <T extends { readonly id: string }>(cards: readonly T[]) =>
    cards.filter((card) => card.id !== id)
  if (kind === 'conversation') return { ...content, conversation: others(content.conversation) }
  if (kind === 'terror') return { ...content, terror: others(content.terror) }
  return { ...content, demands: others(content.demands) }
}
