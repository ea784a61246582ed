// Writes the golden playthroughs anew. Look at the difference before committing it: it is a change of the game.
import { mkdirSync, writeFileSync } from 'node:fs'
import { ALL_GAMES, goldenFile, goldenText } from '@negotiator/testkit'

const folder = new URL('../../golden/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const name of ALL_GAMES) {
  for (const lang of ['en', 'fr'] as const) {
    writeFileSync(new URL(goldenFile(lang, name), folder), goldenText(lang, name))
  }
}
console.log(`${ALL_GAMES.length * 2} golden playthroughs written`)
