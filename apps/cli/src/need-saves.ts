import { readdirSync } from 'node:fs'
import { type Lang, text } from '@negotiator/language'
import { Failure } from './failure.ts'
import { fileProblem } from './file-problem.ts'
import { savesFolder } from './home-folder.ts'
import { printable } from './terminal/printable.ts'

/** Saves that cannot be seen are not “none yet”. A folder that is not there is: nothing was saved so far. */
export function needSaves(lang: Lang): void {
  try {
    readdirSync(savesFolder())
  } catch (error) {
    const { code, file, detail } = fileProblem(savesFolder(), error)
    if (code !== 'missing')
      throw new Failure(text(lang, 'saves.unreadable', { folder: printable(file), detail }))
  }
}
