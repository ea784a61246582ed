import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Lang, packsText } from '@negotiator/language'
import { Failure } from '../failure.ts'
import { fileProblem } from '../file-problem.ts'
import { folderOf } from '../home-folder.ts'
import { problemText } from '../problem-text.ts'
import { printable } from '../terminal/printable.ts'
import { tell } from '../terminal/write.ts'
import { keptNames, shippedPacks } from './pack-files.ts'

/**
 * Undoes `keep`: by the names of `list`, a damaged one too. Nothing outside the folder can be meant, and nothing goes
 * before all names are known to be there.
 */
export function removeKept(lang: Lang, what: 'packs' | 'sets', typed: readonly string[]): void {
  const names = typed.map((each) => basename(each, '.json'))
  const kept = keptNames(what)
  for (const name of names) if (!kept.includes(name)) throw new Failure(whyNot(lang, what, name, kept))
  for (const name of new Set(names)) {
    const file = join(folderOf(what), `${name}.json`)
    try {
      rmSync(file)
    } catch (error) {
      throw new Failure(problemText(lang, fileProblem(file, error)))
    }
    tell(packsText(lang, 'kept.removed', { file: printable(file) }))
  }
}

function whyNot(lang: Lang, what: 'packs' | 'sets', name: string, kept: readonly string[]): string {
  if (what === 'packs' && shippedPacks().includes(name)) return packsText(lang, 'kept.shipped', { name })
  if (kept.length === 0) return packsText(lang, `kept.none.${what}`)
  return packsText(lang, `kept.unknown.${what}`, { name: printable(name), kept: printable(kept.join(', ')) })
}
