import type { PackFile, PackProblem } from '@negotiator/content'
import { dataProblem } from '../pack/guard.ts'
import { checkPack, type ParsedPack, parsePack } from '../pack/parse-pack.ts'
import type { Scenario, WrittenScenario } from './schema.ts'

/** The text of a pack that a scenario names by its file. */
export type ReadPack = (file: string) => string

/** A scenario's pack, or the text of the scenarios itself, is not as it should be. */
export class Refused extends Error {
  /** Null if it is the file of the scenarios. */
  readonly file: string | null
  readonly problems: readonly PackProblem[]

  constructor(file: string | null, problems: readonly PackProblem[]) {
    super(`${file ?? 'the file'} is refused: ${JSON.stringify(problems[0])}`)
    this.file = file
    this.problems = problems
  }
}

/** Opens what is named and checks everything; a pack that many scenarios share is opened once. */
export function withPacks(written: readonly WrittenScenario[], readPack: ReadPack): Scenario[] {
  const opened = new Map<string, PackFile>()
  const packOf = (named: string | object): PackFile => {
    const key = typeof named === 'string' ? named : textOf(named)
    const pack =
      opened.get(key) ??
      (typeof named === 'string'
        ? accepted(named, parsePack(readPack(named)))
        : accepted(null, checkPack(named)))
    opened.set(key, pack)
    return pack
  }
  return written.map((scenario) => {
    const { packs, ...game } = scenario.game
    return { ...scenario, game: packs === undefined ? game : { ...game, packs: packs.map(packOf) } }
  })
}

/** What is nested without end cannot be written down. */
function textOf(data: object): string {
  const problem = dataProblem(data)
  if (problem !== null) throw new Refused(null, [problem])
  return JSON.stringify(data)
}

function accepted(file: string | null, parsed: ParsedPack): PackFile {
  if (!parsed.ok) throw new Refused(file, parsed.problems)
  return parsed.pack
}
