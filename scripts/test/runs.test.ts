import { MINIATURES, TRAINER } from '@negotiator/advisor'
import { expect, test } from 'vitest'
import { measured } from '../exact/measure.ts'
import { lessons, runOf, trainersFor } from '../train/lessons.ts'

test('what another trainer has learned is of another run, of whole games and of miniatures', () => {
  const [lesson] = lessons(false, null)
  expect(JSON.parse(runOf(lesson!, trainersFor(lesson!)[0]))).toMatchObject({ TRAINER })
  const { training } = JSON.parse(measured(MINIATURES[0]!, 1).run)
  expect(JSON.parse(training)).toMatchObject({ TRAINER })
})
