import { notJson } from '../pack/guard.ts'
import { schemaProblems } from '../pack/schema-problems.ts'
import { type ReadPack, Refused, withPacks } from './packs.ts'
import { type Scenario, scenarioFileSchema } from './schema.ts'

/** Reads a scenario file; throws an Error that says what is wrong and where. `readPack` opens the packs it names. */
export function parseScenarios(text: string, readPack: ReadPack = noFiles): Scenario[] {
  const data = dataOf(text)
  const result = scenarioFileSchema.safeParse(data)
  if (!result.success) throw new Refused(null, schemaProblems(data, result.error.issues).slice(0, 1))
  return withPacks(Array.isArray(result.data) ? result.data : [result.data], readPack)
}

const noFiles: ReadPack = (file) => {
  throw new Error(`packs: ${file} cannot be opened from here`)
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(null, [notJson(text)])
  }
}
