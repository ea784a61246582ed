import type { PlayOptions } from '../play-options.ts'

export async function play(_options: PlayOptions): Promise<number> {
  return 0
}
