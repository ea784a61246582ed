import { turnUp } from '../demands.ts'
import { FACE_DOWN, faceOf } from '../places.ts'
import { noArgs, type Op } from './op.ts'

export const revealAll: Op<'reveal-all'> = {
  name: 'reveal-all',
  args: noArgs,
  apply(t) {
    const { places } = t.state
    for (let i = 0; i < places.length; i++) if (faceOf(places[i]!) === FACE_DOWN) turnUp(t, i)
  },
}
