import { ABDUCTORS, FIRST_GAMES, type Variant } from '@negotiator/content'
import { dialLabel, flavourOf, nameOf, packsText, packTitle, text } from '@negotiator/language'
import { type Abductor, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { OwnCaller } from '../../own-cards/kept-cards.ts'
import { heading, headingLines } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { printable } from '../../terminal/printable.ts'
import { flow, wrap } from '../../terminal/wrap.ts'
import { ownNumber, RANDOM_NUMBER, variantLetter } from '../menu-input.ts'
import type { Wishes } from '../new-game.ts'

const HANG = 3

export interface MenuScreen {
  readonly open: Session | null
  readonly wishes: Wishes
  /** Those of packs. */
  readonly own: readonly OwnCaller[]
  readonly notices: readonly string[]
}

/** What is left out on a low screen, the least important first. */
const SAVINGS = ['mood', 'about', 'variants'] as const
type Saving = (typeof SAVINGS)[number]

/** The menu: the open game, the six abductors, chance, those of packs, and how to play; as much as the screen is high. */
export function menuLines(look: Look, screen: MenuScreen, height = Number.POSITIVE_INFINITY): string[] {
  let lines: string[] = []
  for (let savings = 0; savings <= SAVINGS.length; savings++) {
    lines = linesOf(look, screen, SAVINGS.slice(0, savings))
    // One line is for what the player types.
    if (lines.length < height) return lines
  }
  return lines
}

function linesOf(
  look: Look,
  { open, wishes, own, notices }: MenuScreen,
  savings: readonly Saving[],
): string[] {
  const { lang, width } = look
  const option = (key: string, words: string) => wrap(`${paint(look, 'key', key)}  ${words}`, width, HANG)
  const hasMood = !savings.includes('mood')
  return [
    ...wrap(`${paint(look, 'strong', text(lang, 'cli.title'))} · ${text(lang, 'cli.subtitle')}`, width),
    ...(savings.includes('about') ? [] : wrap(paint(look, 'quiet', text(lang, 'cli.about')), width)),
    ...notices.flatMap((notice) => wrap(notice, width)),
    ...(open === null ? [] : option('r', resumeText(look, open))),
    ...abductorLines(look, hasMood),
    ...option(`${RANDOM_NUMBER}`, text(lang, 'cli.menu.random')),
    ...ownLines(look, own, hasMood, !savings.includes('variants')),
    heading(look, text(lang, 'play.menu.how')),
    ...flow(wishLines(look, wishes), width, '   '),
  ]
}

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

function resumeText({ lang }: Look, open: Session): string {
  const { turn } = viewOf(open.game, stateOf(open))
  return text(lang, 'cli.menu.resume', { abductor: nameOf(lang, open.setup.abductor), turn })
}

function seedText({ lang }: Look, seed: string | undefined): string {
  return seed === undefined
    ? text(lang, 'play.menu.seed.chance')
    : text(lang, 'play.menu.seed', { seed: printable(seed) })
}

function abductorLines(look: Look, hasMood: boolean): string[] {
  const { lang } = look
  return ABDUCTORS.flatMap(({ abductor, pack }, i) => {
    const isFirstOfPack = ABDUCTORS[i - 1]?.pack !== pack
    const question = i === 0 ? `${text(lang, 'cli.prompt.abductor')} · ` : ''
    const title = isFirstOfPack ? headingLines(look, question + text(lang, `cli.pack.${pack}`)) : []
    const isFirstGame = FIRST_GAMES.includes(abductor.id)
    const note = isFirstGame ? paint(look, 'good', text(lang, 'cli.menu.first-game')) : null
    return [...title, ...abductorEntry(look, abductor, i + 1, note, hasMood)]
  })
}

function ownLines(look: Look, own: readonly OwnCaller[], hasMood: boolean, hasVariants: boolean): string[] {
  if (own.length === 0) return []
  const { lang } = look
  return [
    heading(look, packsText(lang, 'menu.packs')),
    ...own.flatMap(({ abductor, pack }, i) => [
      ...abductorEntry(look, abductor, ownNumber(i), packTitle(lang, pack), hasMood),
      ...(hasVariants ? variantLines(look, abductor.variants ?? [], ownNumber(i)) : []),
    ]),
  ]
}

/** Easier and harder, each with a key of its own. */
function variantLines(look: Look, variants: readonly Variant[], number: number): string[] {
  if (variants.length === 0) return []
  const options = variants.map(({ id }, i) => {
    const key = paint(look, 'key', `${number}${variantLetter(i)}`)
    return `${key} ${nameOf(look.lang, id)}`
  })
  return flow(options, look.width - HANG, '   ').map((line) => ' '.repeat(HANG) + line)
}

function abductorEntry(
  look: Look,
  { id, hostages, threat }: Abductor,
  number: number,
  note: string | null,
  hasMood: boolean,
): string[] {
  const { lang, width } = look
  const facts = text(lang, 'cli.menu.abductor', {
    name: paint(look, 'strong', nameOf(lang, id)),
    hostages,
    threat: dialLabel(lang, threat),
  })
  const mood = hasMood ? flavourOf(lang, id) : ''
  return [
    ...wrap(`${paint(look, 'key', `${number}`)}  ${facts}${note === null ? '' : ` · ${note}`}`, width, HANG),
    ...(mood === '' ? [] : wrap(' '.repeat(HANG) + paint(look, 'quiet', mood), width, HANG)),
  ]
}
