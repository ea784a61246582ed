import type { Plugin } from 'vite'

/** The file of messages that only the terminal's commands say, in both languages. */
export const TERMINAL_TEXTS = /\/language\/src\/messages\/(en|fr)\/commands\.ts$/

/** What only the terminal says is a tenth of the first load: the browser gets none of it. A test keeps it unused. */
export function noTerminalTexts(): Plugin {
  return {
    name: 'negotiator-no-terminal-texts',
    load(id) {
      return TERMINAL_TEXTS.test(id) ? 'export const commands = {}' : null
    },
  }
}
