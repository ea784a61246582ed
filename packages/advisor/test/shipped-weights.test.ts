import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { ABDUCTORS, libraryOf, randomSet } from '@negotiator/content'
import {
  applyMove,
  DecisionStream,
  type Game,
  newState,
  RESULT_WON,
  RULES_VERSION,
  SeededChance,
} from '@negotiator/rules'
import { gameFor } from '@negotiator/session'
import { namedGame } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import { type Brain, brainFor, contentKey, Greedy, Instant, type Player, withFiner } from '../src/index.ts'

const FOLDER = new URL('../weights/', import.meta.url)
/** On its way to a phone: a few hundred kB. */
const LARGEST_FILE = 700_000
/** The coarse and the finer file of one game: what its hints take in all. */
const LARGEST_GAME = 1_200_000
const unpacked = (file: string): Uint8Array => gunzipSync(readFileSync(new URL(file, FOLDER)))
const files = readdirSync(FOLDER)
const sizeOf = (file: string): number => statSync(new URL(file, FOLDER)).size

it('no file that ships is large', () => {
  for (const file of files) expect(sizeOf(file), file).toBeLessThan(LARGEST_FILE)
})

it('no game takes more than its two files may together', () => {
  for (const { abductor, pack } of ABDUCTORS) {
    const own = files.filter((file) => file.startsWith(`${abductor.id}-${pack}.`))
    expect(own.length, abductor.id).toBeGreaterThan(0)
    const sum = own.reduce((all, file) => all + sizeOf(file), 0)
    expect(sum, abductor.id).toBeLessThan(LARGEST_GAME)
  }
})

it('what ships for any game was learned by the rules of today', () => {
  const any = brainFor(namedGame({ abductor: 'arkayne', pack: 'cw' }), null, unpacked('any-any.weights.gz'))
  expect(any).toMatchObject({ isOwn: false, isStale: false })
})

describe.each(ABDUCTORS.map(({ abductor, pack }) => [abductor.id, pack] as const))(
  'what ships for %s',
  (abductor, pack) => {
    const game = namedGame({ abductor, pack })
    const own = brainFor(game, unpacked(`${abductor}-${pack}.weights.gz`), new Uint8Array())

    it('was learned for these very cards and rules, and says from which run it is', () => {
      expect(own).toMatchObject({ isOwn: true, isStale: false })
      const { origin } = own
      expect(origin).toMatchObject({ abductor, pack, rules: RULES_VERSION, content: contentKey(game) })
      expect(origin.games).toBeGreaterThan(0)
      expect(origin.seed).not.toBe('')
      const finer = `${abductor}-${pack}.finer.weights.gz`
      if (!files.includes(finer)) return
      const whole = withFiner(game, own, unpacked(finer))
      expect(whole.thorough).not.toBe(own.network)
      expect(whole.isStale).toBe(false)
    })

    it('wins most games, and without it what was learned for any game still wins some', () => {
      const any = brainFor(game, null, unpacked('any-any.weights.gz'))
      expect(winsOf(game, own, 25)).toBeGreaterThan(13)
      expect(winsOf(game, any, 25)).toBeGreaterThan(2)
    })
  },
)

it('what ships for any game plays sets that it never saw, better than rules of thumb', () => {
  const lot = new DecisionStream('sets that nobody learned')
  const library = libraryOf([])
  let [learned, thumb] = [0, 0]
  for (const { abductor, pack } of ABDUCTORS) {
    const set = randomSet(library, (n) => lot.below(n))
    const game = gameFor({ abductor: abductor.id, pack, set })
    const any = brainFor(game, null, unpacked('any-any.weights.gz'))
    expect(any).toMatchObject({ isOwn: false, isStale: false })
    learned += winsOf(game, any, 20)
    thumb += winsBy(new Greedy(game), game, 20)
  }
  expect(learned).toBeGreaterThan(1.3 * thumb)
})

const winsOf = (game: Game, { network }: Brain, games: number): number =>
  winsBy(new Instant(game, network), game, games)

function winsBy(player: Player, game: Game, games: number): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const table = { game, state: newState(game), chance: new SeededChance(`shipped ${i}`), log: null }
    while (table.state.result === 0) applyMove(table, player.choose(table.state))
    if (table.state.result === RESULT_WON) won++
  }
  return won
}
