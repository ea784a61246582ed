import { fileURLToPath } from 'node:url'

/** Where the repository lies: the same for what is compiled (`scripts/dist`) and for the tests, which run the source. */
const ROOT = import.meta.url.slice(0, import.meta.url.lastIndexOf('/scripts/') + 1)

export const inRoot = (path: string): string => fileURLToPath(new URL(path, ROOT))
