import { expect, test } from 'vitest'
import { oneDieBeside } from '../src/dice-classes.ts'

test('one die beside others: their faces one by one, all others as failure, 4 or success', () => {
  const classesOf = (...faces: number[]) => {
    const { rolls, probabilities } = oneDieBeside(faces.reduce((mask, face) => mask | (1 << face), 0))
    return Array.from(rolls, (roll, i) => [roll, Math.round(6 * probabilities[i]!)])
  }
  expect(classesOf()).toEqual([
    [1, 3],
    [4, 1],
    [5, 2],
  ])
  expect(classesOf(2, 6)).toEqual([
    [1, 2],
    [2, 1],
    [4, 1],
    [5, 1],
    [6, 1],
  ])
})
