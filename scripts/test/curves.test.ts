import { expect, test } from 'vitest'
import { curvesSvg, shippedCurves } from '../train/curves.ts'

test('no two learning curves look alike', () => {
  const curves = shippedCurves()
  const names = Object.keys(curves)
  const looks = [...curvesSvg(curves).matchAll(/<path d="M[\d.]+ [\d.]+h18" (.*)\/>/g)].map(
    ([, look]) => look,
  )
  expect(looks).toHaveLength(names.length)
  expect(new Set(looks).size).toBe(names.length)
})
