/** For a worker: what is thrown in a promise the page would never hear of, and wait for ever. */
export function fall(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
