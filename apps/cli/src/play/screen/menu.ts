import { ABDUCTORS } from '@negotiator/content'
import { dialLabel, flavourOf, nameOf, text } from '@negotiator/language'
import { type Abductor, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { printable } from '../../printable.ts'
import { heading } from '../layout/heading.ts'
import type { Look } from '../layout/look.ts'
import { paint } from '../layout/paint.ts'
import { flow, wrap } from '../layout/wrap.ts'
import { RANDOM_NUMBER } from '../menu-input.ts'
import type { Wishes } from '../new-game.ts'

/** S6. */
const FIRST_GAMES: readonly string[] = ['arkayne', 'lijah']
const HANG = 3

/** The menu: the open game, the six abductors, chance, and how to play. */
export function menuLines(
  look: Look,
  open: Session | null,
  wishes: Wishes,
  notices: readonly string[],
): string[] {
  const { lang, width } = look
  const option = (key: string, words: string) => wrap(`${paint(look, 'key', key)}  ${words}`, width, HANG)
  return [
    ...wrap(`${paint(look, 'strong', text(lang, 'cli.title'))} · ${text(lang, 'cli.subtitle')}`, width),
    ...wrap(paint(look, 'quiet', text(lang, 'cli.about')), width),
    ...notices.flatMap((notice) => wrap(notice, width)),
    ...(open === null ? [] : option('r', resumeText(look, open))),
    ...abductorLines(look),
    ...option(`${RANDOM_NUMBER}`, text(lang, 'cli.menu.random')),
    heading(look, text(lang, 'play.menu.how')),
    ...flow(wishLines(look, wishes), width, '   '),
  ]
}

/** Short enough to stand beside each other where there is room. */
function wishLines(look: Look, { pack, seed, practice, ownDice }: Wishes): string[] {
  const { lang } = look
  const option = (key: string, words: string) => `${paint(look, 'key', key)} ${words}`
  return [
    option('c', text(lang, 'play.menu.pack', { pack: text(lang, `play.menu.pack.${pack ?? 'own'}`) })),
    option('s', seedText(look, seed)),
    option('p', text(lang, practice ? 'play.menu.practice.on' : 'play.menu.practice.off')),
    option('d', text(lang, ownDice ? 'play.menu.dice.on' : 'play.menu.dice.off')),
    option('l', text(lang, `cli.language.${lang === 'en' ? 'fr' : 'en'}`)),
    option('q', text(lang, 'cli.menu.quit')),
  ]
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

function abductorLines(look: Look): string[] {
  const { lang } = look
  return ABDUCTORS.flatMap(({ abductor, pack }, i) => {
    const isFirstOfPack = ABDUCTORS[i - 1]?.pack !== pack
    const question = i === 0 ? `${text(lang, 'cli.prompt.abductor')} · ` : ''
    const title = isFirstOfPack ? [heading(look, question + text(lang, `cli.pack.${pack}`))] : []
    return [...title, ...abductorEntry(look, abductor, i + 1)]
  })
}

function abductorEntry(look: Look, { id, hostages, threat }: Abductor, number: number): string[] {
  const { lang, width } = look
  const facts = text(lang, 'cli.menu.abductor', {
    name: paint(look, 'strong', nameOf(lang, id)),
    hostages,
    threat: dialLabel(lang, threat),
  })
  const first = FIRST_GAMES.includes(id) ? ` · ${paint(look, 'good', text(lang, 'cli.menu.first-game'))}` : ''
  const story = ' '.repeat(HANG) + paint(look, 'quiet', flavourOf(lang, id))
  return [
    ...wrap(`${paint(look, 'key', `${number}`)}  ${facts}${first}`, width, HANG),
    ...wrap(story, width, HANG),
  ]
}
