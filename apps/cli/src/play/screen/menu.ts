import { ABDUCTORS, FIRST_GAMES, type Variant } from '@negotiator/content'
import { dialLabel, flavourOf, type Lang, nameOf, packsText, packTitle, text } from '@negotiator/language'
import { type Abductor, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { OwnCaller } from '../../own-cards/kept-cards.ts'
import { heading, headingLines } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { printable } from '../../terminal/printable.ts'
import { padEnd } from '../../terminal/text-width.ts'
import { flow, wrap } from '../../terminal/wrap.ts'
import { ownNumber, RANDOM_NUMBER, variantLetter } from '../menu-input.ts'
import type { Wishes } from '../new-game.ts'

/** Between a key and what it does. */
const GAP = 2

export interface MenuScreen {
  /** Games to go on with, the last one first. */
  readonly open: readonly Session[]
  /** There are older ones than these. */
  readonly hasOlder: boolean
  readonly wishes: Wishes
  /** Those of packs. */
  readonly own: readonly OwnCaller[]
  readonly notices: readonly string[]
}

/** What is left out on a low screen, the least important first. */
const SAVINGS = ['mood', 'about', 'variants', 'first games', 'other games'] as const
type Saving = (typeof SAVINGS)[number]

/** The menu: the open games, the six abductors, chance, those of packs, and how to play; as much as the screen is high. */
export function menuLines(look: Look, screen: MenuScreen, height = Number.POSITIVE_INFINITY): string[] {
  let lines: string[] = []
  for (let savings = 0; savings <= SAVINGS.length; savings++) {
    lines = linesOf(look, screen, SAVINGS.slice(0, savings))
    // One line is for what the player types.
    if (lines.length < height) return lines
  }
  return lines
}

function linesOf(look: Look, screen: MenuScreen, savings: readonly Saving[]): string[] {
  const { lang, width } = look
  const { open, wishes, own, notices } = screen
  const keyWidth = `${own.length === 0 ? RANDOM_NUMBER : ownNumber(own.length - 1)}`.length
  const list: List = { look, hang: keyWidth + GAP, savings }
  return [
    ...wrap(`${paint(look, 'strong', text(lang, 'cli.title'))} · ${text(lang, 'cli.subtitle')}`, width),
    ...(savings.includes('about') ? [] : wrap(paint(look, 'quiet', text(lang, 'cli.about')), width)),
    ...notices.flatMap((notice) => wrap(notice, width)),
    ...(open.length === 0 ? [] : openGameLines(list, screen)),
    ...abductorLines(list),
    ...option(list, `${RANDOM_NUMBER}`, text(lang, 'cli.menu.random')),
    ...ownLines(list, own),
    heading(look, text(lang, 'play.menu.how')),
    ...flow(wishLines(look, wishes), width, '   '),
  ]
}

/** How the entries of the menu are written. */
interface List {
  readonly look: Look
  /** Where the words begin: behind the widest key. */
  readonly hang: number
  readonly savings: readonly Saving[]
}

const option = ({ look, hang }: List, key: string, words: string): string[] =>
  wrap(paint(look, 'key', padEnd(key, hang)) + words, look.width, hang)

/** Below an entry, as far in as its words. */
const below = ({ look, hang }: List, words: string): string[] =>
  wrap(' '.repeat(hang) + words, look.width, hang)

/** Short enough to stand beside each other where there is room. */
function wishLines(look: Look, wishes: Wishes): string[] {
  const { seed, practice, ownDice } = wishes
  const { lang } = look
  const option = (key: string, words: string) => `${paint(look, 'key', key)} ${words}`
  return [
    option('c', text(lang, 'play.menu.pack', { pack: cardsText(look, wishes) })),
    option('s', seedText(look, seed)),
    option('p', text(lang, practice ? 'play.menu.practice.on' : 'play.menu.practice.off')),
    option('d', text(lang, ownDice ? 'play.menu.dice.on' : 'play.menu.dice.off')),
    option('l', text(lang, `cli.language.${lang === 'en' ? 'fr' : 'en'}`)),
    option('q', text(lang, 'cli.menu.quit')),
  ]
}

function cardsText({ lang }: Look, { pack, set, setName, packs = [] }: Wishes): string {
  const cards =
    set === undefined
      ? text(lang, `play.menu.pack.${pack ?? 'own'}`)
      : setName === undefined
        ? text(lang, 'cli.pack.own')
        : packsText(lang, 'menu.cards.set', { name: setName })
  const others = packs
    .filter(({ overrides }) => overrides !== undefined)
    .map((each) => packsText(lang, 'menu.cards.other', { title: packTitle(lang, each) }))
  return [...(others.length > 0 && set === undefined && pack === undefined ? [] : [cards]), ...others].join(
    ', ',
  )
}

/** The last one has a line of its own, the others have one together. */
function openGameLines(list: List, { open: [last, ...others], hasOlder }: MenuScreen): string[] {
  const { look, savings } = list
  const { lang } = look
  const keys = others.map((_, i) => paint(look, 'key', `r${i + 2}`))
  const games = savings.includes('other games')
    ? keys.join(' ')
    : others.map((game, i) => `${keys[i]} ${openGameText(lang, game)}`).join(' · ')
  const older = hasOlder ? [text(lang, 'play.menu.open.older')] : []
  return [
    ...option(list, 'r', text(lang, 'cli.menu.resume', { game: openGameText(lang, last!) })),
    ...(others.length === 0
      ? []
      : below(list, [text(lang, 'play.menu.open.more', { n: others.length, games }), ...older].join(' · '))),
  ]
}

function openGameText(lang: Lang, session: Session): string {
  const { game, setup } = session
  const { turn } = viewOf(game, stateOf(session))
  const key = setup.practice ? 'play.menu.open.practice' : 'play.menu.open'
  return text(lang, key, { abductor: nameOf(lang, setup.abductor), turn })
}

function seedText({ lang }: Look, seed: string | undefined): string {
  return seed === undefined
    ? text(lang, 'play.menu.seed.chance')
    : text(lang, 'play.menu.seed', { seed: printable(seed) })
}

function abductorLines(list: List): string[] {
  const { look, savings } = list
  const { lang } = look
  return ABDUCTORS.flatMap(({ abductor, pack }, i) => {
    const isFirstOfPack = ABDUCTORS[i - 1]?.pack !== pack
    const question = i === 0 ? `${text(lang, 'cli.prompt.abductor')} · ` : ''
    const title = isFirstOfPack ? headingLines(look, question + text(lang, `cli.pack.${pack}`)) : []
    const isFirstGame = FIRST_GAMES.includes(abductor.id) && !savings.includes('first games')
    const note = isFirstGame ? paint(look, 'good', text(lang, 'cli.menu.first-game')) : null
    return [...title, ...abductorEntry(list, abductor, i + 1, note)]
  })
}

function ownLines(list: List, own: readonly OwnCaller[]): string[] {
  if (own.length === 0) return []
  const { look, savings } = list
  const isShort = savings.includes('variants')
  return [
    heading(look, packsText(look.lang, 'menu.packs')),
    ...own.flatMap(({ abductor, pack }, i) => [
      ...abductorEntry(list, abductor, ownNumber(i), packTitle(look.lang, pack)),
      ...(isShort ? [] : variantLines(list, abductor.variants ?? [], ownNumber(i))),
    ]),
    ...(isShort ? shortVariants(list, own) : []),
  ]
}

const variantKey = (look: Look, number: number, index: number): string =>
  paint(look, 'key', `${number}${variantLetter(index)}`)

/** Easier and harder, each with a key of its own. */
function variantLines({ look, hang }: List, variants: readonly Variant[], number: number): string[] {
  if (variants.length === 0) return []
  const options = variants.map(({ id }, i) => `${variantKey(look, number, i)} ${nameOf(look.lang, id)}`)
  return flow(options, look.width - hang, '   ').map((line) => ' '.repeat(hang) + line)
}

/** Their keys alone, on one line for all. */
function shortVariants(list: List, own: readonly OwnCaller[]): string[] {
  const { look } = list
  const keys = own.flatMap(({ abductor: { variants = [] } }, i) =>
    variants.map((_, v) => variantKey(look, ownNumber(i), v)),
  )
  return keys.length === 0 ? [] : below(list, packsText(look.lang, 'menu.variants', { keys: keys.join(' ') }))
}

function abductorEntry(
  list: List,
  { id, hostages, threat }: Abductor,
  number: number,
  note: string | null,
): string[] {
  const { look, savings } = list
  const { lang } = look
  const facts = text(lang, 'cli.menu.abductor', {
    name: paint(look, 'strong', nameOf(lang, id)),
    hostages,
    threat: dialLabel(lang, threat),
  })
  const mood = savings.includes('mood') ? '' : flavourOf(lang, id)
  return [
    ...option(list, `${number}`, `${facts}${note === null ? '' : ` · ${note}`}`),
    ...(mood === '' ? [] : below(list, paint(look, 'quiet', mood))),
  ]
}
