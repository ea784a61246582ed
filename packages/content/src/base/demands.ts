import type { Demand } from '@negotiator/rules'
import { escapeDemand, major, minor } from '../cards.ts'
import {
  burn,
  cp,
  dice,
  eachTurn,
  facedownCp,
  free,
  increaseDouble,
  noConvert,
  save,
  threat,
} from '../effects.ts'

export const majors: Readonly<Record<string, readonly Demand[]>> = {
  arkayne: [
    major('wire-ten-million', 4, [save(2)], [dice(-1, 'lasting')]),
    major('release-fugitives', 4, [free(2)], [increaseDouble]),
    major('supply-of-weapons', 4, [save(1), threat(-2)], [eachTurn(threat(2))]),
  ],
  donna: [
    major('restore-tenure', 3, [threat(-2), cp(2)], [noConvert]),
    major('public-apology', 4, [save(2)], [facedownCp(0)]),
    major('fire-the-board', 5, [save(3)], [eachTurn(threat(1))]),
  ],
  edward: [major('medical-care', 7, [save(3), threat(-2)], [dice(-1, 'lasting')])],
}

export const escapes: readonly Demand[] = [
  escapeDemand('helicopter', 4, [dice(2, 'conversation')]),
  escapeDemand('school-bus', 4, [save(1), dice(1, 'conversation')]),
  escapeDemand('armored-truck', 4, [free(1), dice(1, 'conversation')]),
  escapeDemand('getaway-boat', 4, [threat(-3)]),
]

export const minors: readonly Demand[] = [
  minor('talk-to-the-press', 0, [dice(1, 'conversation')], [threat(1)]),
  minor('hot-food', 0, [threat(-2)], [dice(-1, 'conversation')]),
  minor('call-home', 0, [cp(3)], [burn(1)]),
]
