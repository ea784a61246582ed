import type { State } from '@negotiator/rules'

/** R8: would 4s count in a threat roll made now? */
export const foursCountNow = (s: State): boolean => s.foursNext + s.foursConversation + s.foursLasting > 0
