import {
  ABDUCTOR_IDS,
  type ContentChoice,
  type Expected,
  ownContent,
  PACKS,
  type PackFile,
  type PackId,
  type PackProblem,
} from '@negotiator/content'
import { compileGame, type GameContent, newState, positionFrom, Unplayable } from '@negotiator/rules'

const GAMES = Object.keys(PACKS) as PackId[]

/** Every game that the pack makes possible is put together once: what cannot be played is found here. */
export function gameProblems(pack: PackFile): PackProblem[] {
  const packs = [pack]
  const own = (pack.abductors ?? []).flatMap(({ id, variants = [] }) =>
    [undefined, ...variants.map((variant) => variant.id)].flatMap((variant) =>
      GAMES.map((game): ContentChoice => ({ abductor: id, pack: game, packs, variant })),
    ),
  )
  const overridden =
    pack.overrides === undefined
      ? []
      : ABDUCTOR_IDS.flatMap((abductor) =>
          GAMES.map((game): ContentChoice => ({ abductor, pack: game, packs })),
        )
  // One complaint about each is enough.
  const told = new Set<string>()
  return [...own, ...overridden, ...withAllCards(pack)].flatMap((choice) => {
    const problem = problemOf(choice)
    const key = JSON.stringify([problem?.card, problem?.expected])
    if (problem === null || told.has(key)) return []
    told.add(key)
    return [problem]
  })
}

/** The pack's cards in a set for any abductor, a few at a time: effects that need a zone or places show up here. */
function withAllCards(pack: PackFile): ContentChoice[] {
  const { conversation = [], terror = [], pivotal = [], demands = [] } = pack
  const usesExtras = (pack.abductors ?? []).some(
    ({ side, stages }) => side !== undefined || stages !== undefined,
  )
  // Cards that need the pack's own abductor are checked with him.
  if (usesExtras) return []
  return Array.from({ length: Math.ceil(conversation.length / 10) || 1 }, (_, part) => ({
    abductor: ABDUCTOR_IDS[0]!,
    pack: 'base' as const,
    packs: [pack],
    set: {
      conversation: conversation.slice(part * 10, part * 10 + 10).map(({ id }) => id),
      terror: {
        'situation-worsening': 12,
        ...Object.fromEntries(terror.map(({ id, copies }) => [id, copies])),
      },
      minors: demands.flatMap((each) => (each.class === 'minor' ? [each.id] : [])).slice(0, 20),
      pivotal: ['cold-feet', ...pivotal.map(({ id }) => id)],
    },
  }))
}

function problemOf(choice: ContentChoice): PackProblem | null {
  const { abductor, variant = '' } = choice
  try {
    const expected = missingIn(ownContent(choice))
    return expected === null ? null : { code: 'wrong', card: abductor, field: variant, expected }
  } catch (error) {
    const { card, expected } = flawOf(error)
    if (card === null) return { code: 'wrong', card: abductor, field: variant, expected }
    return { code: 'wrong', card, field: '', expected }
  }
}

/** What is in the way of a game with these cards; null if nothing is. */
export function playableProblem(content: GameContent): Expected | null {
  try {
    return missingIn(content)
  } catch (error) {
    return flawOf(error).expected
  }
}

/** The engine says why it cannot make a game of it. What nobody has thought of is refused too, in its own words. */
function flawOf(error: unknown): { readonly card: string | null; readonly expected: Expected } {
  if (!(error instanceof Unplayable))
    return { card: null, expected: { kind: 'other', detail: (error as Error).message } }
  const { code, card, what = '', n = 0, most = 0 } = error.flaw
  return { card, expected: { kind: 'playable', flaw: code, what, n, most } }
}

/** Throws Unplayable. */
function missingIn(content: GameContent): Expected | null {
  const game = compileGame(content)
  const short = shortage(content)
  if (short !== null) return short
  const start = newState(game)
  if (positionFrom(game, {}).result !== 0 || start.killed > start.pool) return { kind: 'not-over-yet' }
  return canBeWon(content) ? null : { kind: 'some-way-to-win' }
}

/** As many cards as the set-up lays out must be there (S2, S5). */
function shortage({ abductor, demands, terror, redInDeck, layers = [] }: GameContent): Expected | null {
  const minors = demands.filter((each) => each.class === 'minor')
  const red = [
    ...terror.filter((card) => card.colour === 'red'),
    ...minors.map(({ id }) => ({ id, copies: 1 })),
  ]
  const copies = (cards: readonly { readonly copies: number }[]) =>
    cards.reduce((sum, card) => sum + card.copies, 0)
  const needs: [what: string, needed: number, there: number][] = [
    ['major', abductor.majors, demands.filter((each) => each.class === 'major').length],
    ['escape', abductor.escapes, demands.filter((each) => each.class === 'escape').length],
    ['red', redInDeck, copies(red)],
    ['gold', 1, terror.filter((card) => card.colour === 'gold').length],
  ]
  const named = layers.flatMap(({ cards }) => (cards === 'rest' ? [] : cards))
  const groups = new Map<string, number>()
  for (const { cards, count } of layers) {
    const key = cards === 'rest' ? 'rest' : [...cards].sort().join(', ')
    groups.set(key, (groups.get(key) ?? 0) + count)
  }
  for (const [key, needed] of groups) {
    const isRest = key === 'rest'
    const of = red.filter(({ id }) => (isRest ? !named.includes(id) : key.split(', ').includes(id)))
    needs.push([key, needed, copies(of)])
  }
  const missing = needs.find(([, needed, there]) => needed > there)
  return missing === undefined ? null : { kind: 'enough-cards', n: missing[1], what: missing[0] }
}

/** G1 without a capture and an elimination needs a victory of its own, or a 2nd in command who surrenders. */
function canBeWon({ ends }: GameContent): boolean {
  const isWithoutBoth = (ends?.without ?? []).length === 2
  return !isWithoutBoth || (ends?.tests.some(({ result }) => result === 'won') ?? false)
}
