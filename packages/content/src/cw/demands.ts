import type { Demand } from '@negotiator/rules'
import { escapeDemand, major, minor } from '../cards.ts'
import { burn, cp, dice, eachTurn, free, noConvert, save, takeback, threat } from '../effects.ts'

export const majors: Readonly<Record<string, readonly Demand[]>> = {
  // He wants nothing but a way out.
  lijah: [],
  barrett: [
    major('drop-the-charges', 4, [save(2)], [noConvert]),
    major('prime-time', 3, [cp(3), threat(-1)], [eachTurn(threat(1))]),
    major('a-new-identity', 5, [save(3)], [dice(-1, 'lasting')]),
  ],
  renesha: [
    // D1: S is 0 and K is 7.
    major(
      'be-understood',
      { alert: { on: 'threat', atMost: 0, atLeast: 7 } },
      [save(1)],
      [dice(-1, 'lasting')],
    ),
    major('leave-my-crew', { alert: { on: 'cp', atMost: -2, atLeast: 6 } }, [save(1)], [threat(2)]),
    major('count-us', { alert: { on: 'facedown', atLeast: 3 } }, [save(1), cp(2)], [threat(1)]),
  ],
}

export const escapes: readonly Demand[] = [
  escapeDemand('motorcade', 3, [dice(1, 'conversation')]),
  escapeDemand('cargo-plane', 5, [save(2)]),
  escapeDemand('night-train', 4, [threat(-2), cp(2)]),
  escapeDemand('service-tunnel', 3, [takeback(2)]),
  escapeDemand('fishing-trawler', 4, [free(1), threat(-1)]),
]

export const minors: readonly Demand[] = [
  minor('clear-the-street', 0, [threat(-1), cp(1)], [burn(1)]),
  minor('turn-the-heat-on', 0, [save(1)], [threat(2)]),
  minor('cigarettes', 1, [threat(-2)], []),
]
