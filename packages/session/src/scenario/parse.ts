import { guardedJson, notJson } from '../pack/guard.ts'
import { type ReadPack, Refused, withPacks } from './packs.ts'
import { type Scenario, scenarioFileSchema } from './schema.ts'

/** Reads a scenario file; throws an Error that says what is wrong and where. `readPack` opens the packs it names. */
export function parseScenarios(text: string, readPack: ReadPack = noFiles): Scenario[] {
  const result = scenarioFileSchema.safeParse(dataOf(text))
  if (!result.success) throw new Error(firstIssue(result.error.issues))
  return withPacks(Array.isArray(result.data) ? result.data : [result.data], readPack)
}

const noFiles: ReadPack = (file) => {
  throw new Error(`packs: ${file} cannot be opened from here`)
}

const PACK_MARK = 'negotiator-pack'
const LARGEST_WITH_PACKS = 5_000_000

function dataOf(text: string): unknown {
  // Only a pack can be nested deeply enough to hurt; then the text is looked at before it is parsed.
  if (text.includes(PACK_MARK)) {
    const guarded = guardedJson(text, LARGEST_WITH_PACKS)
    if ('code' in guarded) throw new Refused(null, [guarded])
    return guarded.data
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(null, [notJson(text)])
  }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly errors?: readonly (readonly Issue[])[]
}

/** A union reports every branch; the one with the fewest complaints, then the one that got furthest, was meant. */
function firstIssue(issues: readonly Issue[], at: readonly PropertyKey[] = []): string {
  const issue = issues[0]
  if (issue === undefined) return 'not a scenario'
  const path = [...at, ...issue.path]
  if (!issue.errors) return `${path.join('.') || 'file'}: ${issue.message}`
  const depth = (branch: readonly Issue[]) => Math.max(0, ...branch.map((inner) => inner.path.length))
  const furthest = [...issue.errors].sort((a, b) => a.length - b.length || depth(b) - depth(a))[0] ?? []
  return firstIssue(furthest, path)
}
