import { describe, expect, it } from 'vitest'
import { brushesOf } from '../src/terminal/brushes.ts'
import { lineWidth } from '../src/terminal/capabilities.ts'
import { printable } from '../src/terminal/printable.ts'
import { wrapParts, wrapWords } from '../src/terminal/wrap.ts'

const stream = (fields: object) => fields as unknown as NodeJS.WriteStream

describe('colours', () => {
  it('are for terminals that want them', () => {
    const colourful = brushesOf(stream({ isTTY: true, hasColors: () => true }))
    expect(colourful.bold('x')).toBe('\u001b[1mx\u001b[22m')
    // With NO_COLOR or TERM=dumb a terminal says that it has none.
    for (const plain of [{ isTTY: true, hasColors: () => false }, { isTTY: false }, {}]) {
      const { bold, dim, good, bad } = brushesOf(stream(plain))
      expect([bold, dim, good, bad].map((paint) => paint('x'))).toEqual(['x', 'x', 'x', 'x'])
    }
  })
})

describe('width', () => {
  it('is that of the terminal within reason, and none elsewhere', () => {
    const widths = [60, 80, 300, 10, 0].map((columns) => lineWidth(stream({ isTTY: true, columns })))
    expect(widths).toEqual([60, 80, 100, 40, 80])
    expect(lineWidth(stream({}))).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('wrapping', () => {
  it('breaks at spaces, counts margins, and holds no-break spaces together', () => {
    expect(wrapWords('one two three', 8)).toEqual(['one two', 'three'])
    expect(wrapWords('- one two three', 9, 2)).toEqual(['- one two', '  three'])
    expect(wrapWords('il dit\u00a0: non', 7)).toEqual(['il', 'dit\u00a0:', 'non'])
    expect(wrapWords('unbreakable', 4)).toEqual(['unbreakable'])
    expect(wrapWords('a b', Number.POSITIVE_INFINITY)).toEqual(['a b'])
    expect(wrapParts(['one two', 'three', 'four'], 13, ' ')).toEqual([' one two ·', ' three · four'])
  })
})

describe('texts from outside', () => {
  it('lose what could steer a terminal', () => {
    expect(printable('a\u001b[31mb\nc\u202ed\u009be')).toBe('a\ufffd[31mb\ufffdc\ufffdd\ufffde')
    expect(printable('Élodie « ça » ×2')).toBe('Élodie « ça » ×2')
  })
})
