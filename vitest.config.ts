import { defineConfig } from 'vitest/config'

// `source` leads an import of a workspace package to its TypeScript, so tests need no build.
// Naming conditions replaces the defaults, hence the others.
const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts'],
  },
})
