import { hindsight } from '@negotiator/advisor'
import { ABDUCTORS, CONTENT_HASH, gameContent } from '@negotiator/content'
import { compileGame, RULES_VERSION, SeededChance } from '@negotiator/rules'
import { readFigures, writeFigures } from '../figures.ts'
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

export function countFor(abductor: string, games: number, nodes: number, say: (text: string) => void): Count {
  const { pack } = ABDUCTORS.find((entry) => entry.abductor.id === abductor)!
  const game = compileGame(gameContent(abductor))
  const { judge, trained } = guideFor(game, abductor, pack)
  const run = JSON.stringify({ nodes, trained, rules: RULES_VERSION, content: CONTENT_HASH })
  const name = `hindsight/${abductor}`
  const count = readFigures<Count>(name, run) ?? { run, games: 0, won: 0, lost: 0, open: 0 }
  while (count.games < games) {
    const verdict = hindsight(game, new SeededChance(`hindsight ${count.games}`), judge, nodes)
    count[verdict.answer]++
    count.games++
    if (count.games % BETWEEN_WRITES !== 0 && count.games < games) continue
    writeFigures(name, count)
    say(
      `${abductor}: ${count.games} of ${games} games, ${count.won} won, ${count.lost} lost, ${count.open} open`,
    )
  }
  return count
}
