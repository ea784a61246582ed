import { checkEnds } from '../outcome.ts'
import { noArgs, type Op } from './op.ts'

/** Back to the abductor card's level, also with the 2nd in command: no step, so nobody is killed or saved. */
export const threatStart: Op<'threat-start'> = {
  name: 'threat-start',
  args: noArgs,
  apply(t) {
    const s = t.state
    const from = s.threat
    s.threat = t.game.content.abductor.threat
    if (t.log !== null) t.log.push({ e: 'threat-start', from, to: s.threat })
    if (t.game.ends !== null) checkEnds(t)
  },
}
