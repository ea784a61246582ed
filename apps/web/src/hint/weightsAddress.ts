import { type ContentChoice, setsOf } from '@negotiator/content'

const FOLDER = '../../../../packages/advisor/weights'

/** Where the build has put what the advisor has learned; only the addresses are here, the files come when asked for. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../packages/advisor/weights/*.weights.gz',
  { eager: true, query: '?url', import: 'default' },
)

/** Null if nothing was learned for that game. */
const weightsAddress = (abductor: string, pack: string): string | null =>
  FILES[`${FOLDER}/${abductor}-${pack}.weights.gz`] ?? null

/** For this very game, if anything was learned for it, what a finer look adds to that, and for any game. */
export const learnedAt = (choice: ContentChoice) => ({
  own: weightsAddress(choice.abductor, setsOf(choice)),
  finer: weightsAddress(choice.abductor, `${setsOf(choice)}.finer`),
  any: weightsAddress('any', 'any') ?? '',
})
