import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// Stryker works on a copy whose node_modules still links to the real packages.
// The aliases keep every import inside the copy, or the mutants would never be run.
const alias = readdirSync('packages').map((name) => ({
  find: new RegExp(`^@negotiator/${name}$`),
  replacement: new URL(`packages/${name}/src/index.ts`, import.meta.url).pathname,
}))

export default defineConfig({
  resolve: { alias },
  test: {
    // The scenarios are the rules as files, so they judge the engine too.
    include: ['packages/rules/test/**/*.test.ts', 'packages/session/test/scenarios.test.ts'],
    // Thousands of games for every mutant would take days.
    exclude: ['packages/rules/test/{random-games,hidden}.test.ts'],
    isolate: false,
  },
})
