#!/usr/bin/env node
try {
  await import('../dist/bundle.js')
} catch (error) {
  // Nothing else reports a fresh checkout in words a player understands.
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('negotiator is not built yet: run `npm start` or `npm run build` first.')
  process.exitCode = 1
}
