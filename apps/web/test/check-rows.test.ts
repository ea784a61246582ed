import { expect, it } from 'vitest'
import { checkRows } from '../src/stage/checkRows.ts'

/** The faces that a label speaks of: `1–3`, `4+`, `6`. */
function facesOf(label: string): readonly number[] {
  const [least, most = label.endsWith('+') ? 6 : least] = label.replace('+', '').split('–').map(Number)
  return [1, 2, 3, 4, 5, 6].filter((face) => face >= least! && face <= most!)
}

it.each([0, 1, 2, 3, 4, 5, 6, 7])('at threat %d every face of the die is spoken of once', (threat) => {
  const rows = checkRows(threat)
  for (const { label, chance, isUnder } of rows) {
    const faces = facesOf(label)
    expect(chance).toBeCloseTo(faces.length / 6)
    for (const face of faces) expect(face < threat).toBe(isUnder)
  }
  expect(rows.flatMap(({ label }) => facesOf(label)).sort()).toEqual([1, 2, 3, 4, 5, 6])
})

it.each([0, 1])('at threat %d there is no lower die', (threat) => {
  expect(checkRows(threat)).toEqual([{ label: '1+', chance: 1, isUnder: false }])
})
