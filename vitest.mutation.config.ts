import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Stryker works on a copy whose node_modules still links to the real packages.
// The aliases keep every import inside the copy, or the mutants would never be run.
const alias = readdirSync('packages').map((name) => ({
  find: new RegExp(`^@negotiator/${name}$`),
  replacement: fileURLToPath(new URL(`packages/${name}/src/index.ts`, import.meta.url)),
}))

/** Cheap tests first: a mutant is done with at the first test that fails. */
const DEAR = ['scenarios', 'seeded-spread', 'clone', 'hash', 'actions']

class CheapFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => DEAR.findIndex((name) => moduleId.includes(`/${name}.`))
    return [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

export default defineConfig({
  resolve: { alias },
  test: {
    // The scenarios are the rules as files, so they judge the engine too.
    include: ['packages/rules/test/**/*.test.ts', 'packages/session/test/scenarios.test.ts'],
    // Thousands of games for every mutant would take days.
    exclude: ['packages/rules/test/{random-games,hidden}.test.ts'],
    // Mutants are switched at run time and every run loads the modules anew, so files may share them within one.
    isolate: false,
    sequence: { sequencer: CheapFirst },
  },
})
