import { ABDUCTOR_IDS } from '@negotiator/content'
import { type Lang, text } from '@negotiator/language'
import type { Command } from 'commander'
import { newCommand, onCall } from '../command.ts'
import { Misuse } from '../failure.ts'
import { abductorOption, packOption, seedOption } from '../option-values.ts'
import { play } from '../play/play.ts'
import type { PlayOptions } from '../play-options.ts'

interface Typed {
  readonly abductor?: string
  readonly pack?: string
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
    .option('--pack <id>', text(lang, 'help.option.pack'))
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
    seed: typed.seed,
    dice: typed.dice,
    new: typed.new,
  }
  for (const [name, value] of Object.entries(choices)) {
    if (resume === undefined || value === undefined) continue
    throw new Misuse(text(lang, 'misuse.together', { a: '--resume', b: `--${name}` }))
  }
  const abductor = typed.abductor === undefined ? undefined : abductorOption(lang, typed.abductor, 'random')
  const pack = packOption(lang, typed.pack)
  const seed = typed.seed === undefined ? undefined : seedOption(lang, typed.seed)
  return {
    lang,
    practice,
    ownDice: dice,
    fresh,
    ...(abductor === undefined ? {} : { abductor }),
    ...(pack === undefined ? {} : { pack }),
    ...(seed === undefined ? {} : { seed }),
    ...(resume === undefined ? {} : { resume }),
  }
}
