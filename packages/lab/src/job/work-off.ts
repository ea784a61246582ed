import type { Played } from '../play/crew.ts'
import type { Chunk } from '../play/line-up.ts'
import type { LabRun } from './lab-run.ts'

/**
 * Hands the tasks of a run out in order, `hands` at once, until it is over or stopped. Who plays them, and where, is
 * the business of `play`.
 */
export async function workOff(
  run: LabRun,
  hands: number,
  play: (chunk: Chunk) => Promise<Played>,
  isStopped: () => boolean,
  onProgress: () => void,
): Promise<void> {
  let next = run.added
  const feed = async (): Promise<void> => {
    while (next < run.tasks.length && !run.isOver && !isStopped()) {
      const number = next++
      run.add(number, await play(run.chunkOf(number)))
      onProgress()
    }
  }
  await Promise.all(Array.from({ length: hands }, feed))
}
