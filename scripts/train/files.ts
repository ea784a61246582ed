import { fileURLToPath } from 'node:url'

/** Not part of the repository: a checkpoint is many times the size of the weights that come out of it. */
export const checkpointFile = (abductor: string, pack: string): string =>
  fileURLToPath(new URL(`../../../reports/train/${abductor}-${pack}.checkpoint`, import.meta.url))
