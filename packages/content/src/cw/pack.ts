import { groupsOf } from '../cards.ts'
import type { Pack } from '../pack.ts'
import { abductors } from './abductors.ts'
import { conversation } from './conversation.ts'
import { escapes, majors, minors } from './demands.ts'
import { pivotal } from './pivotal.ts'
import { redRows } from './terror.ts'

export const cw: Pack = {
  id: 'cw',
  abductors,
  conversation,
  terror: redRows.map((row) => row.card),
  terrorGroups: groupsOf(redRows),
  pivotal,
  majors,
  escapes,
  minors,
}
