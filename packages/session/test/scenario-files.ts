import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseScenarios, type Scenario } from '../src/index.ts'

const root = fileURLToPath(new URL('../../../scenarios/', import.meta.url))

/** Every scenario file of the repository with what it holds. */
export function scenarioFiles(): { readonly file: string; readonly scenarios: Scenario[] }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const path = join(root, file)
      const readPack = (named: string) => readFileSync(join(dirname(path), named), 'utf8')
      return { file, scenarios: parseScenarios(readFileSync(path, 'utf8'), readPack) }
    })
}
