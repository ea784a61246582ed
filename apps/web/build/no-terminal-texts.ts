import type { Plugin } from 'vite'

/** The files of messages that only the terminal says, its commands and its screen, in both languages. */
export const TERMINAL_TEXTS = /\/language\/src\/messages\/(?:en|fr)\/(commands|screen)\.ts$/

/** What only the terminal says is a tenth of the first load: the browser gets none of it. A test keeps it unused. */
export function noTerminalTexts(): Plugin {
  return {
    name: 'negotiator-no-terminal-texts',
    load(id) {
      const name = TERMINAL_TEXTS.exec(id)?.[1]
      return name === undefined ? null : `export const ${name} = {}`
    },
  }
}
