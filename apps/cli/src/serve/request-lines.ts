/** What stands in place of a line that was too long to be kept. */
export const TOO_LONG = Symbol('a line that is too long')

const NEWLINE = 0x0a

/**
 * Splits what comes in into lines, holding never more than `most` bytes of one: of a longer line only the fact
 * remains. A last line without a line end counts too.
 */
export async function* requestLines(
  input: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<Uint8Array | typeof TOO_LONG> {
  let parts: Uint8Array[] = []
  let size = 0
  const take = (part: Uint8Array) => {
    size += part.length
    if (size <= most) parts.push(part)
    else parts = []
  }
  const line = () => {
    const done = size > most ? TOO_LONG : Buffer.concat(parts)
    parts = []
    size = 0
    return done
  }
  for await (const chunk of input) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      take(chunk.subarray(start, end))
      yield line()
      start = end + 1
    }
    take(chunk.subarray(start))
  }
  if (size > 0) yield line()
}
