import { existsSync } from 'node:fs'

/** The same as in scripts/chromium.mjs. */
const { CHROMIUM, NO_BROWSER } = process.env
const PLACES = CHROMIUM
  ? [CHROMIUM]
  : [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ]

/** Debian's Chromium. Where there is none, tests in a browser are left out, and `npm test` fails unless told NO_BROWSER=1. */
export const chromiumPath = NO_BROWSER === '1' ? undefined : PLACES.find((path) => existsSync(path))
