import type { Scenario } from './schema.ts'
import { scenarioFileSchema } from './schema.ts'

/** Reads a scenario file; throws an Error that says what is wrong and where. */
export function parseScenarios(text: string): Scenario[] {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new Error(`not JSON: ${(error as Error).message}`)
  }
  const result = scenarioFileSchema.safeParse(data)
  if (!result.success) throw new Error(firstIssue(result.error.issues))
  return Array.isArray(result.data) ? result.data : [result.data]
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly errors?: readonly (readonly Issue[])[]
}

/** A union reports every branch; the one that got furthest is the one that was meant. */
function firstIssue(issues: readonly Issue[], at: readonly PropertyKey[] = []): string {
  const issue = issues[0]
  if (issue === undefined) return 'not a scenario'
  const path = [...at, ...issue.path]
  if (!issue.errors) return `${path.join('.') || 'file'}: ${issue.message}`
  const depth = (branch: readonly Issue[]) => Math.max(0, ...branch.map((inner) => inner.path.length))
  const furthest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? []
  return firstIssue(furthest, path)
}
