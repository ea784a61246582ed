import { describe, expect, it } from 'vitest'
import { jsonMistake } from '../src/json-mistake.ts'

describe('where a text stops being JSON', () => {
  it.each([
    ['', 1, 1],
    ['{"a": 1', 1, 8],
    ['{"a": 1\n "b": 2}', 2, 2],
    ['{"a": 1,}', 1, 9],
    ['[1, 2', 1, 6],
    ['[1 2]', 1, 4],
    ['[1, ]', 1, 5],
    ['{a: 1}', 1, 2],
    ['{"a" 1}', 1, 6],
    ['{"a": "no end', 1, 7],
    ['{"a": "bad \\x"}', 1, 7],
    ['[01]', 1, 3],
    ['[1}', 1, 3],
    ['{"a": [}', 1, 8],
    ['{} {}', 1, 4],
    ['// words\n{}', 1, 1],
    ["{'a': 1}", 1, 2],
    ['{"a": True}', 1, 7],
    ['\n\n  ?', 3, 3],
  ])('%j: line %i, column %i', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow()
    expect(jsonMistake(text)).toEqual({ line, column })
  })

  it('is its end where it is cut off, wherever that is', () => {
    const whole = JSON.stringify({ a: [1, -2.5e3, true, null], b: { c: 'x "y" \u0080 é' } })
    for (let length = 0; length < whole.length; length++) {
      const { line, column } = jsonMistake(whole.slice(0, length))
      expect(line).toBe(1)
      expect(column).toBeLessThanOrEqual(length + 1)
    }
    expect(jsonMistake(`${whole}]`)).toEqual({ line: 1, column: whole.length + 1 })
  })
})
