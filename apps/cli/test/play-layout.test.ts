import { describe, expect, it } from 'vitest'
import { heightNow, styleNow, widthNow } from '../src/terminal/capabilities.ts'
import { columnWidths, inColumns } from '../src/terminal/columns.ts'
import { headingLines } from '../src/terminal/heading.ts'
import { lookOf } from '../src/terminal/look.ts'
import { paint } from '../src/terminal/paint.ts'
import { widthOf } from '../src/terminal/text-width.ts'
import { toAscii } from '../src/terminal/to-ascii.ts'
import { flow, wrap, wrapEffects } from '../src/terminal/wrap.ts'

describe('the width of a text', () => {
  it.each([
    ['plain', 5],
    ['Écoute-moi ×2', 13],
    ['e\u0301', 1],
    ['⚀ ■ ✓ ▮', 7],
    ['日本', 4],
    ['🎲', 2],
    ['\u001b[31mred\u001b[39m', 3],
    ['', 0],
  ])('%s', (text, width) => {
    expect(widthOf(text)).toBe(width)
  })
})

describe('wrapping', () => {
  it('breaks at spaces, indents what follows, keeps what fits', () => {
    expect(wrap('one two three', 13)).toEqual(['one two three'])
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrap('one two three', 7, 2)).toEqual(['one two', '  three'])
    expect(wrap('  one two', 6)).toEqual(['  one', 'two'])
    expect(wrap('a  b', 4)).toEqual(['a  b'])
    expect(wrap('aa  bb', 4)).toEqual(['aa', 'bb'])
  })

  it('never breaks at a no-break space', () => {
    expect(wrap('il dit\u00a0: non', 7)).toEqual(['il', 'dit\u00a0:', 'non'])
  })

  it('cuts a word that is too long, and comes to an end', () => {
    expect(wrap('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
    expect(wrap('x abcdefgh y', 4)).toEqual(['x', 'abcd', 'efgh', 'y'])
    expect(wrap('/a/very/long/path here', 8, 4)).toEqual([
      '/a/very/',
      '    long',
      '    /pat',
      '    h',
      '    here',
    ])
    expect(wrap('日本語', 3)).toEqual(['日', '本', '語'])
  })

  it('does not count colours and never lets one run over the end of a line', () => {
    const look = { ...lookOf('en', 80), colour: true }
    const lines = wrap(paint(look, 'bad', 'red and redder'), 7)
    expect(lines.map(widthOf)).toEqual([7, 6])
    for (const line of lines) expect(line.endsWith('\u001b[39m')).toBe(true)
  })

  it('prefers to break between two effects', () => {
    expect(wrapEffects('+1 CP · +1 threat · end', 16)).toEqual([
      '+1\u00a0CP\u00a0·',
      '+1\u00a0threat\u00a0· end',
    ])
    expect(wrapEffects('4s count (next roll)', 10)).toEqual(['4s count', '(next', 'roll)'])
  })

  it('lets pieces flow without breaking them', () => {
    expect(flow(['aa bb', 'cc dd', 'ee'], 13)).toEqual(['aa bb   cc dd', 'ee'])
    expect(flow(['far too long'], 8)).toEqual(['far too', '  long'])
  })
})

describe('a heading', () => {
  it('has room for all of its title', () => {
    expect(headingLines(lookOf('en', 20), 'short')).toEqual([`── short ${'─'.repeat(11)}`])
    expect(headingLines(lookOf('en', 20), 'far too long for it')).toEqual([
      '── far too long ────',
      '   for it',
    ])
  })
})

describe('columns', () => {
  it('give each what it needs and let the widest share the rest', () => {
    expect(columnWidths([5, 5, 5], 40)).toEqual([5, 5, 5])
    expect(columnWidths([5, 30, 10], 39)).toEqual([5, 20, 10])
    expect(columnWidths([30, 30, 30], 34)).toEqual([10, 10, 10])
  })

  it('stand beside each other', () => {
    expect(inColumns(['a b', 'c'], [1, 3])).toEqual(['a  c', 'b'])
  })
})

describe('a terminal', () => {
  it('is as wide as it says, within reason; a pipe as COLUMNS says', () => {
    expect([60, 100, 300, 0].map((columns) => widthNow({ isTTY: true, columns }, {}))).toEqual([
      60, 100, 100, 80,
    ])
    expect(widthNow({}, { COLUMNS: '60' })).toBe(60)
    expect(widthNow({}, { COLUMNS: 'wide' })).toBe(80)
    expect(heightNow({ isTTY: true, rows: 24 })).toBe(24)
    expect(heightNow({})).toBe(Number.POSITIVE_INFINITY)
  })

  it('has colours only if it wants them', () => {
    const colours = [{ isTTY: true, hasColors: () => true }, { isTTY: true, hasColors: () => false }, {}]
    expect(colours.map((output) => styleNow(output, {}).colour)).toEqual([true, false, false])
  })

  it('gets ASCII if its locale is another one than UTF-8', () => {
    const unicode = (env: Record<string, string>) => styleNow({}, env).unicode
    expect(unicode({})).toBe(true)
    expect(unicode({ LANG: 'fr_FR.UTF-8' })).toBe(true)
    expect(unicode({ LANG: 'fr_FR.ISO-8859-1' })).toBe(false)
    expect(unicode({ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' })).toBe(false)
  })

  it('that is not UTF-8 still gets readable words', () => {
    expect(toAscii('«\u00a0Écoute-moi\u00a0», dit-il… −1 × ½ ≤ “œuf” ⚀')).toBe(
      '"Ecoute-moi", dit-il... -1 x 1/2 <= "oeuf" ?',
    )
    expect(toAscii('12\u202f345 ± 1 \u001b[2m·\u001b[22m fin\u00a0· ✓')).toBe(
      '12 345 +/- 1\u001b[2m,\u001b[22m fin, x',
    )
  })
})
