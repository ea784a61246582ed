import { join } from 'node:path'
import {
  type CardSet,
  libraryOf,
  PACKS,
  type PackFile,
  type PackId,
  randomSet,
  type SetFile,
  setCode,
  setOfGame,
  setProblems,
} from '@negotiator/content'
import { type Lang, nameOf, packsText, setProblemText } from '@negotiator/language'
import { DecisionStream } from '@negotiator/rules'
import type { Command } from 'commander'
import { commandOfCommands, onCall, placeholder, subcommand } from '../command.ts'
import { EXIT_FAILED } from '../failure.ts'
import { folderOf } from '../home-folder.ts'
import { oneOf, seedOption } from '../option-values.ts'
import { keptCards } from '../own-cards/kept-cards.ts'
import { openPack } from '../own-cards/pack-files.ts'
import { removeKept } from '../own-cards/remove-kept.ts'
import { openLegalSet, openSet } from '../own-cards/set-files.ts'
import { brushesOf } from '../terminal/brushes.ts'
import { lineWidth } from '../terminal/capabilities.ts'
import { printable } from '../terminal/printable.ts'
import { wrapParts, wrapWords } from '../terminal/wrap.ts'
import { complain, tell } from '../terminal/write.ts'
import { keepFile, writeOrSay } from './pack.ts'

interface Typed {
  readonly game?: string
  readonly name?: string
  readonly out?: string
  readonly pack?: string
  readonly seed?: string
}

export function setCommand(lang: Lang): Command {
  const command = commandOfCommands(lang, 'set', 'help.set')
  const add = (name: string, key: Parameters<typeof packsText>[1]) =>
    subcommand(lang, command, name, packsText(lang, key))
  const written = (each: Command) =>
    each
      .option(`--name <${placeholder(lang, 'text')}>`, packsText(lang, 'help.set.name'))
      .option(`--out <${placeholder(lang, 'file')}>`, packsText(lang, 'help.set.out'))
  const withPacks = (each: Command) =>
    each.option(`--pack <${placeholder(lang, 'files')}>`, packsText(lang, 'help.set.packs'))
  const ofFile = (each: Command) =>
    withPacks(each.argument(`<${placeholder(lang, 'set')}>`, packsText(lang, 'help.set.file')))

  onCall(
    written(add('new', 'help.set.new').option('--game <id>', packsText(lang, 'help.set.game'))),
    (typed: Typed) => {
      const game = oneOf(lang, '--game', typed.game ?? 'base', Object.keys(PACKS)) as PackId
      return write(lang, setOfGame(game), typed, packsText(lang, 'set.usual-name'))
    },
  )
  onCall(
    withPacks(
      written(
        add('random', 'help.set.random').option(
          `--seed <${placeholder(lang, 'text')}>`,
          packsText(lang, 'help.set.seed'),
        ),
      ),
    ),
    (typed: Typed) => random(lang, typed),
  )
  onCall(ofFile(add('check', 'help.set.check')), (file: string, { pack }: Typed) =>
    check(lang, openSet(lang, file).set, packsOf(lang, pack)),
  )
  onCall(ofFile(add('show', 'help.set.show')), (file: string, { pack }: Typed) => {
    const { name, set } = openSet(lang, file)
    const packs = packsOf(lang, pack)
    show(lang, name, set)
    return check(lang, set, packs)
  })
  onCall(
    withPacks(
      add('keep', 'help.set.keep')
        .argument(`<${placeholder(lang, 'set')}>`, packsText(lang, 'help.set.file'))
        .option(`--name <${placeholder(lang, 'text')}>`, packsText(lang, 'help.set.name')),
    ),
    (file: string, typed: Typed) => keep(lang, file, typed),
  )
  onCall(
    add('remove', 'help.set.remove').argument(`<${placeholder(lang, 'name')}...>`),
    (names: string[]) => {
      removeKept(lang, 'sets', names)
      return 0
    },
  )
  onCall(add('list', 'help.set.list'), () => {
    const { sets, problems } = keptCards(lang)
    if (sets.length + problems.length === 0) complain(packsText(lang, 'kept.none.sets'))
    tell(...sets.map(({ file, name }) => `${file}  ${name}`))
    complain(...problems)
    return problems.length === 0 ? 0 : EXIT_FAILED
  })
  return command
}

/** Into the player's folder: `play` offers it from then on. */
function keep(lang: Lang, typed: string, { name: wished, pack }: Typed): number {
  const set = openLegalSet(lang, typed, [...keptCards(lang).packs, ...packsOf(lang, pack)])
  const name = wished ?? openSet(lang, typed).name
  const file = join(folderOf('sets'), `${fileNameOf(name)}.json`)
  keepFile(lang, file, setFile(set, name))
  tell(packsText(lang, 'set.kept', { name: printable(name), file: printable(file) }))
  return 0
}

const setFile = (set: CardSet, name: string): SetFile => ({
  format: 'negotiator-set',
  version: 1,
  name,
  ...set,
})

/** Letters and digits only, so that it can be typed after `--set`. */
const fileNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'set'

const packsOf = (lang: Lang, typed: string | undefined): PackFile[] =>
  typed === undefined ? [] : typed.split(',').map((file) => openPack(lang, file))

function write(lang: Lang, set: CardSet, { name, out }: Typed, otherwise: string): number {
  writeOrSay(lang, setFile(set, name ?? otherwise), out)
  return 0
}

function random(lang: Lang, typed: Typed): number {
  const seed = seedOption(lang, typed.seed ?? `${Date.now()}`)
  const stream = new DecisionStream(`set ${seed}`)
  const set = randomSet(libraryOf(packsOf(lang, typed.pack)), (n) => stream.below(n))
  return write(lang, set, typed, packsText(lang, 'set.random-name', { seed }))
}

function check(lang: Lang, set: CardSet, packs: readonly PackFile[]): number {
  const problems = setProblems(set, libraryOf(packs))
  const width = lineWidth(process.stdout)
  if (problems.length === 0) {
    tell(...wrapWords(packsText(lang, 'set.legal'), width))
    return 0
  }
  complain(...problems.map((problem) => setProblemText(lang, problem)))
  return EXIT_FAILED
}

function show(lang: Lang, name: string, set: CardSet): void {
  const { bold, dim } = brushesOf(process.stdout)
  const width = lineWidth(process.stdout)
  const list = (key: Parameters<typeof packsText>[1], parts: readonly string[]) => [
    dim(packsText(lang, key)),
    ...wrapParts(parts, width, '  '),
  ]
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(lang, id))
  tell(
    bold(name),
    ...list('set.conversation', names(set.conversation)),
    ...list(
      'set.terror',
      Object.entries(set.terror).map(([id, n]) => `${n} × ${nameOf(lang, id)}`),
    ),
    ...list('set.minor', names(set.minors)),
    ...list('set.gold', names(set.pivotal)),
    packsText(lang, 'set.code', { code: setCode(set) }),
    ...wrapWords(packsText(lang, 'set.advice'), width).map(dim),
  )
}
