import { parentPort, workerData } from 'node:worker_threads'
import { ALL_GAMES, checkNothingHidden, checkPositions, checkSession } from '@negotiator/testkit'
import type { SoakReport } from './report.ts'

const BATCH = 200
const { first, step, end } = workerData as { first: number; step: number; end: number }

let games = 0
let failures: SoakReport['failures'][number][] = []

for (let number = first; number < end; number += step) {
  const name = ALL_GAMES[number % ALL_GAMES.length]!
  try {
    checkPositions(name, number)
    checkSession(name, number)
    checkNothingHidden(name, number)
  } catch (error) {
    failures.push({ ...name, number, message: (error as Error).stack ?? String(error) })
  }
  games++
  if (games === BATCH) report()
}
report()

function report(): void {
  parentPort?.postMessage({ games, failures } satisfies SoakReport)
  games = 0
  failures = []
}
