import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hindsight } from '@negotiator/advisor'
import { ABDUCTORS, CONTENT_HASH, gameContent } from '@negotiator/content'
import { compileGame, RULES_VERSION, SeededChance } from '@negotiator/rules'
import { guideFor } from './judge.ts'

/** How the games of one abductor were judged; a run that was stopped goes on after `games`. */
export interface Count {
  readonly run: string
  games: number
  /** A winning line was found; every line was tried in vain; neither before the effort was used up. */
  won: number
  lost: number
  open: number
}

const BETWEEN_WRITES = 25
const folder = fileURLToPath(new URL('../../../reports/hindsight/', import.meta.url))

export function countFor(abductor: string, games: number, nodes: number, say: (text: string) => void): Count {
  const { pack } = ABDUCTORS.find((entry) => entry.abductor.id === abductor)!
  const game = compileGame(gameContent(abductor))
  const { judge, trained } = guideFor(game, abductor, pack)
  const run = JSON.stringify({ nodes, trained, rules: RULES_VERSION, content: CONTENT_HASH })
  const count = read(abductor, run)
  while (count.games < games) {
    const verdict = hindsight(game, new SeededChance(`hindsight ${count.games}`), judge, nodes)
    count[verdict.answer]++
    count.games++
    if (count.games % BETWEEN_WRITES !== 0 && count.games < games) continue
    write(abductor, count)
    say(
      `${abductor}: ${count.games} of ${games} games, ${count.won} won, ${count.lost} lost, ${count.open} open`,
    )
  }
  return count
}

function read(abductor: string, run: string): Count {
  const file = `${folder}${abductor}.json`
  if (existsSync(file)) {
    const count: Count = JSON.parse(readFileSync(file, 'utf8'))
    if (count.run === run) return count
  }
  return { run, games: 0, won: 0, lost: 0, open: 0 }
}

function write(abductor: string, count: Count): void {
  mkdirSync(folder, { recursive: true })
  const file = `${folder}${abductor}.json`
  writeFileSync(`${file}.new`, `${JSON.stringify(count, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}
