import { demand } from './toy.ts'

/** Two majors and two escapes, of which one each lies facedown (S2). */
const demands = [
  demand('money', 'major'),
  demand('weapons', 'major'),
  demand('boat', 'escape'),
  demand('bus', 'escape'),
]
export const FACEDOWN = { demands, abductor: { majors: 1, escapes: 1 } }
