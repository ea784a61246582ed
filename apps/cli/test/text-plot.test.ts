import { describe, expect, it } from 'vitest'
import { lookOf } from '../src/terminal/look.ts'
import { barLines, plotLines } from '../src/terminal/text-plot.ts'

describe('a plot of characters', () => {
  it('draws each value as high as it is', () => {
    expect(plotLines([0, 0.5, 1], lookOf('en', 80))).toEqual([
      '100% ┤  █',
      '     ┤  █',
      '     ┤  █',
      ' 50% ┤ ██',
      '     ┤ ██',
      '  0% ┤▁██',
    ])
  })

  it('squeezes what has no room, by means', () => {
    const lines = plotLines(
      [...Array(50).fill(0), ...Array(50).fill(1)],
      lookOf('fr', 20, { colour: false, unicode: false }),
    )
    expect(lines[0]).toBe('100\u202f% |       ######')
    expect(lines[5]).toBe('  0\u202f% |......#######')
  })
})

describe('bars', () => {
  it('are as long as their numbers, and never so short that they are gone', () => {
    const rows = [
      { label: 'many', n: 400 },
      { label: 'one', n: 1 },
      { label: 'none', n: 0 },
    ]
    expect(barLines(rows, 25, false)).toEqual(['  many  ############ 400', '  one   # 1', '  none   0'])
  })
})
