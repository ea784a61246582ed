import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { noTerminalTexts } from './build/no-terminal-texts.ts'
import { offline } from './build/offline.ts'
import { pagePolicy } from './build/page-policy.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(`${here}package.json`, 'utf8')) as { version: string }

export default defineConfig({
  root: here,
  // Relative, so that the folder works at any address.
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(version) },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  plugins: [noTerminalTexts(), pagePolicy(), offline()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // What the first visit loads is one file: cut up by who shares what, it is 4 kB larger.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      checks: { pluginTimings: false },
    },
  },
})
