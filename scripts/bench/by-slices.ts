import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

const SLICE_MS = 500

/** Programs that belong together; the first one ends when the work is done. */
export type Group = readonly [ChildProcess, ...ChildProcess[]]

/**
 * Seconds that each group needs, run by turns in small slices: however fast the machine happens to be, both get the
 * same of it. A machine shared with others changes its speed by a third within a minute, which no number of whole
 * runs one after the other would average out.
 */
export async function timesBySlices(groups: readonly [Group, Group]): Promise<[number, number]> {
  const used: [number, number] = [0, 0]
  const ends = groups.map(([first]) => once(first, 'exit'))
  for (const group of groups) signal(group, 'SIGSTOP')
  while (groups.some(isRunning)) {
    for (const [i, group] of groups.entries()) {
      if (!isRunning(group)) continue
      const started = performance.now()
      signal(group, 'SIGCONT')
      await Promise.race([setTimeout(SLICE_MS), ends[i]])
      if (isRunning(group)) signal(group, 'SIGSTOP')
      used[i as 0 | 1] += (performance.now() - started) / 1000
    }
  }
  return used
}

const isRunning = ([first]: Group): boolean => first.exitCode === null && first.signalCode === null

function signal(group: Group, name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const child of group) child.kill(name)
}
