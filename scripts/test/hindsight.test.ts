import { ABDUCTOR_IDS } from '@negotiator/content'
import { expect, test } from 'vitest'
import { lastCount, NODES } from '../hindsight/count.ts'

test.each(ABDUCTOR_IDS)(
  'what was counted for %s holds whatever the weights have become since',
  (abductor) => {
    expect(lastCount(abductor, NODES)).toMatchObject({ isOfToday: true, count: { games: 1_000 } })
  },
)

test('another effort is another file: it takes the place of nothing', () => {
  expect(lastCount('arkayne', NODES + 1)).toBeNull()
})
