import { isObject } from './isObject.ts'

/** Of data from outside: what could be an entry in a list that may have so many. */
export const objectsIn = (data: unknown, most: number): readonly Record<string, unknown>[] =>
  Array.isArray(data) ? data.slice(0, most).filter(isObject) : []
