import type { Action } from '../src/index.ts'

export const plainly = (code: string, rule: string) => ({ code, rule, params: {} })
/** One of each kind that waits for its moment. */
export const anyTime: Action[] = [
  { play: 'a' },
  { facedown: 'a' },
  { buy: 'dear' },
  { concede: 'm' },
  { endConversation: true },
  { endSpend: true },
]
