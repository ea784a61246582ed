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
  test: { include: ['packages/rules/test/**/*.test.ts'] },
})
