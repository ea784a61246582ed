import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Analysis } from '@negotiator/advisor'
import { writeAtomically } from '../atomic-write.ts'
import { homeFolder, savesFolder } from '../home-folder.ts'
import { FINISHED } from '../put-away.ts'

const analysisFolder = (): string => join(homeFolder(), 'analysis')
const analysisFile = (save: string): string => join(analysisFolder(), basename(save))

/** Only games of the saves folder have names of their own; a file from elsewhere is analysed anew each time. */
function isKept(save: string): boolean {
  const folder = dirname(save)
  return folder === savesFolder() || folder === join(savesFolder(), FINISHED)
}

/** What was found before, as far as it got. It may come from another version: `analyse` looks at that. */
export function readAnalysis(save: string): Analysis | null {
  if (!isKept(save)) return null
  try {
    const data = JSON.parse(readFileSync(analysisFile(save), 'utf8'))
    return Array.isArray(data?.steps) ? data : null
  } catch {
    return null
  }
}

export function writeAnalysis(save: string, analysis: Analysis): void {
  if (!isKept(save)) return
  try {
    writeAtomically(analysisFile(save), JSON.stringify(analysis))
  } catch {
    // It only saves time.
  }
}

/** When each was written, by the name of the save. */
export function analysisTimes(): ReadonlyMap<string, number> {
  try {
    const names = readdirSync(analysisFolder()).filter((name) => name.endsWith('.json'))
    return new Map(names.map((name) => [name, statSync(join(analysisFolder(), name)).mtimeMs]))
  } catch {
    return new Map()
  }
}
