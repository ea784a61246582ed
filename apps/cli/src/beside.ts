import { fileURLToPath } from 'node:url'

/** Files beside the program. This module lies where its bundle does, one folder deep, so the paths hold for both. */
const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export const WORKER_FILE = beside('../dist/worker-bundle.js')
export const PACKS_FOLDER = beside('../../../packs')
export const WEIGHTS_FOLDER = beside('../../../packages/advisor/weights')
