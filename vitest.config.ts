import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// `source` leads an import of a workspace package to its TypeScript, so tests need no build.
// Naming conditions replaces the defaults, hence the others.
const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Whoever waits for a browser or a process leaves his core to another.
    maxWorkers: availableParallelism() + 1,
    // No test is about time; a busy machine with a slow disk may take its own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      // Pure functions: one process for all files, which would otherwise spend more time on loading than on testing.
      {
        extends: true,
        test: { name: 'packages', include: ['packages/*/test/**/*.test.ts'], isolate: false },
      },
      // What scripts decide and write; none of them is run as a whole.
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/test/**/*.test.ts'], isolate: false },
      },
      // Processes beside each other: what a busy machine made late gets one more chance.
      {
        extends: true,
        test: { name: 'terminal', include: ['apps/cli/test/**/*.test.ts'], retry: 1 },
      },
      // The same in a browser; what drives it is large and loaded once for each worker.
      {
        extends: true,
        test: {
          name: 'table',
          include: ['apps/web/test/**/*.test.ts'],
          isolate: false,
          retry: 1,
        },
      },
    ],
  },
})
