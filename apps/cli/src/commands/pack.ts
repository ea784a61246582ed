import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Lang, packsText, packTitle } from '@negotiator/language'
import { newPack, packJsonSchema } from '@negotiator/session'
import type { Command } from 'commander'
import { commandOfCommands, onCall, placeholder, subcommand } from '../command.ts'
import { EXIT_FAILED, Failure, Misuse } from '../failure.ts'
import { folderOf } from '../home-folder.ts'
import { keptCards } from '../own-cards/kept-cards.ts'
import { openPack } from '../own-cards/pack-files.ts'
import { removeKept } from '../own-cards/remove-kept.ts'
import { printable } from '../terminal/printable.ts'
import { complain, say, tell } from '../terminal/write.ts'
import { writeOrFail } from '../write-or-fail.ts'

export function packCommand(lang: Lang): Command {
  const command = commandOfCommands(lang, 'pack', 'help.pack')
  const add = (name: string, key: Parameters<typeof packsText>[1]) =>
    subcommand(lang, command, name, packsText(lang, key))
  onCall(add('schema', 'help.pack.schema'), () => {
    say(JSON.stringify(packJsonSchema(), null, 2))
    return 0
  })
  onCall(
    add('validate', 'help.pack.validate').argument(`<${placeholder(lang, 'file')}...>`),
    (files: string[]) => {
      for (const file of files) tell(validated(lang, file))
      return 0
    },
  )
  onCall(
    add('new', 'help.pack.new')
      .argument('<id>', packsText(lang, 'help.pack.id'))
      .option(`--out <${placeholder(lang, 'file')}>`, packsText(lang, 'help.set.out')),
    (id: string, { out }: { out?: string }) => begin(lang, id, out),
  )
  onCall(add('keep', 'help.pack.keep').argument(`<${placeholder(lang, 'file')}...>`), (files: string[]) => {
    for (const file of files) keep(lang, file)
    return 0
  })
  onCall(
    add('remove', 'help.pack.remove').argument(`<${placeholder(lang, 'name')}...>`),
    (names: string[]) => {
      removeKept(lang, 'packs', names)
      return 0
    },
  )
  onCall(add('list', 'help.pack.list'), () => {
    const { packs, shipped, problems } = keptCards(lang)
    const widest = Math.max(0, ...packs.map(({ id }) => id.length))
    const note = packsText(lang, 'pack.list.shipped')
    const lines = packs.map((pack) => {
      const title = printable(packTitle(lang, pack))
      return `${pack.id.padEnd(widest)}  ${shipped.has(pack) ? `${title}  ${note}` : title}`
    })
    tell(...lines)
    complain(...problems)
    return problems.length === 0 ? 0 : EXIT_FAILED
  })
  return command
}

function validated(lang: Lang, file: string): string {
  const pack = openPack(lang, file)
  const { abductors = [], conversation = [], demands = [], terror = [], pivotal = [] } = pack
  return packsText(lang, 'pack.ok', {
    file: printable(file),
    title: printable(packTitle(lang, pack)),
    abductors: abductors.length,
    cards: conversation.length + demands.length + terror.length + pivotal.length,
  })
}

/** Into the player's folder, under its own id: a later version takes its place. */
function keep(lang: Lang, typed: string): void {
  const pack = openPack(lang, typed)
  const file = join(folderOf('packs'), `${pack.id}.json`)
  keepFile(lang, file, pack)
  const title = printable(packTitle(lang, pack))
  tell(packsText(lang, 'pack.kept', { title, file: printable(file) }))
}

export function keepFile(lang: Lang, file: string, data: unknown): void {
  writeOrFail(lang, file, `${JSON.stringify(data, null, 2)}\n`)
}

function begin(lang: Lang, id: string, out: string | undefined): number {
  if (!/^[a-z0-9-]{1,31}$/.test(id)) throw new Misuse(packsText(lang, 'pack.bad-id', { id: printable(id) }))
  writeOrSay(lang, newPack(id), out)
  return 0
}

/** Never over a file that is there. */
export function writeOrSay(lang: Lang, data: unknown, out: string | undefined): void {
  if (out === undefined) {
    say(JSON.stringify(data, null, 2))
    return
  }
  const file = printable(out)
  if (existsSync(out)) throw new Failure(packsText(lang, 'set.exists', { file }))
  keepFile(lang, out, data)
  tell(packsText(lang, 'set.written', { file }))
}
