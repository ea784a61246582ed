import { text } from '@negotiator/language'
import { expect, it } from 'vitest'

it.each([
  ['en', 'killed', /^Zoé is killed\./, /^Zoé and Louis are killed\./],
  ['en', 'saved', /^Zoé comes out/, /^Zoé and Louis come out/],
  ['fr', 'killed', /^Zoé perd la vie\./, /^Zoé et Louis perdent la vie\./],
  ['fr', 'saved', /^Zoé sort,/, /^Zoé et Louis sortent,/],
] as const)('says of one and of several what was done to them: %s, %s', (lang, fate, one, two) => {
  const name = text(lang, 'web.told.and', { a: 'Zoé', b: 'Louis' })
  expect(text(lang, `web.told.${fate}`, { name: 'Zoé', n: 1, pool: 3 })).toMatch(one)
  expect(text(lang, `web.told.${fate}`, { name, n: 2, pool: 3 })).toMatch(two)
})
