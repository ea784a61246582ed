import { readFileSync } from 'node:fs'
import { parse } from 'node:path'
import type { PackFile } from '@negotiator/content'
import { parsePack } from '@negotiator/session'
import { inRoot } from '../root.ts'
import type { Lesson } from './lesson.ts'

/** Not part of the repository: a checkpoint is many times the size of the weights that come out of it. */
export const checkpointFile = (lesson: Lesson): string =>
  inRoot(`${folderFor(lesson, 'reports/train')}/${stem(lesson)}.checkpoint`)

const SHIPPED = 'packages/advisor/weights'
export const WEIGHTS_FOLDER = inRoot(SHIPPED)
export const WEIGHTS_ENDING = '.weights.gz'

/** What was learned with other values is for measuring them, and is not shipped. */
export const weightsFile = (lesson: Lesson): string =>
  inRoot(`${folderFor(lesson, SHIPPED)}/${stem(lesson)}${WEIGHTS_ENDING}`)

const folderFor = ({ values }: Lesson, usual: string): string =>
  values === null ? usual : `reports/values/${parse(values).name}`

const stem = ({ abductor, pack, isFiner }: Lesson): string => `${abductor}-${pack}${isFiner ? '.finer' : ''}`

export const curvesFile = (): string => inRoot('docs/learning-curves.json')
export const curvesPlot = (): string => inRoot('docs/learning-curves.svg')

/** Those that come with the game. */
export const packsFolder = (): string => inRoot('packs')

export function packFrom(file: string): PackFile {
  const parsed = parsePack(readFileSync(file, 'utf8'))
  if (parsed.ok) return parsed.pack
  throw new Error(`${file}: ${JSON.stringify(parsed.problems)}`)
}
