import { describe, expect, it } from 'vitest'
import { keyboard } from './keyboard.ts'

describe('what is typed before it is asked for', () => {
  it('is not shown in the middle of a drawing, but behind the question', async () => {
    const { terminal, typed, shown } = keyboard()
    await typed('f')
    terminal.say(['a table'])
    expect(shown()).toBe('a table\n')
    const answer = terminal.ask('> ')
    expect(shown()).toBe('> f')
    // The next key goes behind the first, not before it.
    await typed('3\r')
    expect(await answer).toBe('f3')
    expect(shown()).toBe('3\r\n')
    terminal.close()
  })

  it('answers one question after the other, each answer behind its own', async () => {
    const { terminal, typed, shown } = keyboard()
    const first = terminal.ask('> ')
    await typed('3\rs\r4')
    expect(await first).toBe('3')
    terminal.say(['a roll'])
    expect(await terminal.ask('dice? ')).toBe('s')
    terminal.say(['a table'])
    const third = terminal.ask('> ')
    expect(shown()).toBe('> 3\r\na roll\ndice? s\na table\n> 4')
    await typed('\r')
    expect(await third).toBe('4')
    terminal.close()
  })
})
