import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Debian's Chromium; where there is none, `npm test` has said how to get it, and tests in a browser are left out. */
export const chromiumPath = PLACES.find((path) => path !== undefined && path !== '' && existsSync(path))
