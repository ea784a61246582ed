import { ABDUCTOR_IDS } from '@negotiator/content'
import { type Lang, packsText, text } from '@negotiator/language'
import type { Command } from 'commander'
import { newCommand, onCall, placeholder } from '../command.ts'
import { Misuse } from '../failure.ts'
import { abductorOption, seedOption } from '../option-values.ts'
import { type OwnCards, ownCards, packAbductors, variantOf } from '../own-cards/content-options.ts'
import { play } from '../play/play.ts'
import type { PlayOptions } from '../play-options.ts'

interface Typed {
  readonly abductor?: string
  readonly pack?: string
  readonly set?: string
  readonly variant?: string
  readonly seed?: string
  readonly practice?: true
  readonly dice?: true
  readonly resume?: string | true
  readonly new?: true
}

export function playCommand(lang: Lang): Command {
  const file = text(lang, 'help.placeholder.file')
  const command = newCommand(lang, 'play', 'help.play')
    .option('--abductor <id>', text(lang, 'help.play.abductor', { ids: ABDUCTOR_IDS.join(', ') }))
    .option('--pack <id>', packsText(lang, 'help.option.packs'))
    .option(`--set <${placeholder(lang, 'set')}>`, packsText(lang, 'help.option.set'))
    .option('--variant <id>', packsText(lang, 'help.option.variant'))
    .option(`--seed <${text(lang, 'help.placeholder.text')}>`, text(lang, 'help.play.seed'))
    .option('--practice', text(lang, 'help.play.practice'))
    .option('--dice', text(lang, 'help.play.dice'))
    .option(`--resume [${file}]`, text(lang, 'help.play.resume'))
    .option('--new', text(lang, 'help.play.new'))
  return onCall(command, (typed: Typed) => play(playOptions(lang, typed)))
}

/** A saved game has its set-up in it, so `--resume` leaves nothing to choose. */
function playOptions(lang: Lang, typed: Typed): PlayOptions {
  const { resume, practice = false, dice = false, new: fresh = false } = typed
  const choices = {
    abductor: typed.abductor,
    pack: typed.pack,
    set: typed.set,
    variant: typed.variant,
    seed: typed.seed,
    dice: typed.dice,
    new: typed.new,
  }
  for (const [name, value] of Object.entries(choices)) {
    if (resume === undefined || value === undefined) continue
    throw new Misuse(text(lang, 'misuse.together', { a: '--resume', b: `--${name}` }))
  }
  const cards = ownCards(lang, typed)
  const abductor = abductorOf(lang, typed, cards)
  if (abductor === undefined && cards.variant !== undefined)
    throw new Misuse(packsText(lang, 'pack.variant-alone'))
  const variant = abductor === undefined ? undefined : variantOf(lang, abductor, cards)
  const seed = typed.seed === undefined ? undefined : seedOption(lang, typed.seed)
  return {
    lang,
    practice,
    ownDice: dice,
    fresh,
    ...(abductor === undefined ? {} : { abductor }),
    ...cards,
    ...(variant === undefined ? {} : { variant }),
    ...(seed === undefined ? {} : { seed }),
    ...(resume === undefined ? {} : { resume }),
  }
}

/** Whoever names a pack and nobody else wants to meet the one it brings. */
function abductorOf(lang: Lang, typed: Typed, cards: OwnCards): string | undefined {
  const own = packAbductors(cards).map(({ id }) => id)
  if (typed.abductor === undefined) return own[0]
  return abductorOption(lang, typed.abductor, 'random', ...own)
}
