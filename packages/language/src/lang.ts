/** The languages of the game. English defines the set of messages, French has exactly the same ones. */
export type Lang = 'en' | 'fr'
export const LANGS: readonly Lang[] = ['en', 'fr']

/** One text in every language. */
export type Both = Readonly<Record<Lang, string>>
