import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { type FileProblem, fileProblem } from './file-problem.ts'

/** No real save comes near it; a larger one would only eat memory. */
export const LARGEST_FILE = 5_000_000
/** Thousands of recorded games with what is expected after every action. */
export const LARGEST_SCENARIOS = 50_000_000

/** Reads no more than the limit, whatever the file's size is said to be. */
export function readLimited(file: string, most = LARGEST_FILE): string | FileProblem {
  try {
    const descriptor = openSync(file, 'r')
    try {
      return readOpen(descriptor, file, most)
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    return fileProblem(file, error)
  }
}

/** The same for standard input; `name` is what the user calls it. */
export function readInput(name: string, most = LARGEST_FILE): string | FileProblem {
  try {
    return readOpen(0, name, most)
  } catch (error) {
    return fileProblem(name, error)
  }
}

function readOpen(descriptor: number, file: string, most: number): string | FileProblem {
  const found = fstatSync(descriptor)
  if (found.isDirectory()) return { code: 'not-a-file', file, detail: 'EISDIR' }
  const bytes = readUpTo(descriptor, found.size, most + 1)
  if (bytes.length > most) return { code: 'too-large', file, detail: `${most}` }
  return bytes.toString('utf8')
}

/** What a pipe holds is not known before, so it is read in pieces. */
const LEAST_PIECE = 65_536

/** The size that is expected is only a guess. */
function readUpTo(descriptor: number, expected: number, most: number): Buffer {
  const pieces: Buffer[] = []
  let size = 0
  while (size < most) {
    // One byte more than expected, so that the end is met at the same time.
    const wanted = Math.max(expected + 1 - size, LEAST_PIECE)
    const piece = Buffer.allocUnsafe(Math.min(wanted, most - size))
    const read = readSync(descriptor, piece, 0, piece.length, null)
    if (read === 0) break
    pieces.push(piece.subarray(0, read))
    size += read
  }
  return Buffer.concat(pieces, size)
}
