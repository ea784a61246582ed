/** Of no clock, however wrong: and far below what a calendar can write out. */
const LATEST = Date.UTC(2200, 0, 1)

/** A moment in milliseconds, from a file or the database: from anywhere. */
export const isTime = (data: unknown): data is number =>
  Number.isSafeInteger(data) && (data as number) > 0 && (data as number) < LATEST

/** All such moments, in an index. */
export const allTimes = (): IDBKeyRange => IDBKeyRange.bound(0, LATEST, true, true)
