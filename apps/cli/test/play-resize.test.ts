import { expect, it } from 'vitest'
import { keyboard } from './keyboard.ts'

it('a window of another size is drawn again, with what was said, asked and typed', async () => {
  const { terminal, output, typed, shown } = keyboard()
  terminal.draw(() => [`a table, ${terminal.look('en').width} wide and ${terminal.height} high`])
  const first = terminal.ask('> ')
  await typed('odds\r')
  expect(await first).toBe('odds')
  terminal.say(['one in two'])
  const second = terminal.ask('> ')
  await typed('f')
  shown()
  Object.assign(output, { columns: 60, rows: 20 })
  output.emit('resize')
  expect(shown()).toMatch(/a table, 60 wide and 20 high\n> odds\none in two\n> f$/)
  // The key that was there already still counts.
  await typed('3\r')
  expect(await second).toBe('f3')
  terminal.close()
})
