import type { Lesson } from '../lesson.ts'
import { crimeWave } from './crime-wave.ts'
import { demands } from './demands.ts'
import { dial } from './dial.ts'
import { ending } from './ending.ts'
import { lastCall } from './last-call.ts'
import { rolls } from './rolls.ts'
import { spending } from './spending.ts'
import { talk } from './talk.ts'
import { terror } from './terror.ts'

/** In the order in which they are best taken. */
export const LESSONS: readonly Lesson[] = [
  dial,
  talk,
  rolls,
  spending,
  terror,
  demands,
  ending,
  lastCall,
  crimeWave,
]
