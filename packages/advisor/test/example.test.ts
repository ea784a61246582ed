import { expect, test, vi } from 'vitest'

test('The example of the library tells the chance and ranks every action', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await import(new URL('../../../docs/examples/advisor.mjs', import.meta.url).href)
  const said = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  expect(said[0]).toMatch(/^wins \d+\.\d % ± \d+\.\d$/)
  expect(said.length).toBeGreaterThan(2)
  for (const line of said.slice(1)) expect(line).toMatch(/^\d+\.\d % \{".+\}$/)
})
