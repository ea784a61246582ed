import { describe, expect, it } from 'vitest'
import { exactPart } from '../exact/print.ts'
import { partOf, type Row } from '../hindsight/page.ts'
import { withPart } from '../marked-part.ts'
import type { Cell } from '../strength/cell.ts'

describe('what is written into a page', () => {
  const page = 'before\n<!-- a -->\nold\n<!-- /a -->\nafter'

  it('stands between its markers, and can be written again', () => {
    const written = withPart(page, 'a', 'new')
    expect(written).toBe('before\n<!-- a -->\n\nnew\n\n<!-- /a -->\nafter')
    expect(withPart(written, 'a', 'new')).toBe(written)
  })

  it('is refused where there are no markers', () => {
    expect(() => withPart(page, 'b', 'new')).toThrow('<!-- b -->')
  })
})

describe('the miniatures', () => {
  const run = ''
  const known = {
    run,
    states: 1234567,
    optimum: 0.5,
    trained: 1,
    instant: { win: 0.46, decisions: 20, states: 9 },
    deep: { gap: 0.03, margin: 0.002, decisions: 10, games: 1000 },
  }

  it('what is lost at most is worked out from the table, of both tiers', () => {
    const part = exactPart({ known: { result: known, isOfToday: true } })
    expect(part).toContain('| known | 1 234 567 | 50.000 % | 46.000 % | 4.000 | 47.000 % | 3.000 ± 0.200 |')
    expect(part).toContain('at most 0.30 points')
    expect(part).toMatch(/most 4\.0 points/)
    expect(part).not.toContain('†')
  })

  it('what was not measured is a dash', () => {
    const { optimum, states } = known
    const half = { result: { run, optimum, states }, isOfToday: true }
    const rows = exactPart({ half, none: { result: { run }, isOfToday: true } }).split('\n')
    expect(rows[2]).toBe(`| half | 1 234 567 | 50.000 % |${' — |'.repeat(6)}`)
    expect(rows[3]).toBe(`| none |${' — |'.repeat(8)}`)
    expect(rows).toHaveLength(4)
  })

  it('what was measured with other settings is marked and explained', () => {
    const part = exactPart({ known: { result: known, isOfToday: false } })
    expect(part).toContain('| known † | 1 234 567 |')
    expect(part).toContain('\n\n† Counted with another')
  })
})

describe('hindsight', () => {
  const cell = (policy: Cell['policy'], winRate: number): Cell => ({
    abductor: 'donna',
    policy,
    isOfToday: true,
    search: 1,
    games: 100,
    won: 50,
    winRate,
    margin: 0,
    p95: 1,
    p99: 1,
  })
  const row: Row = {
    abductor: 'donna',
    count: { run: '', games: 200, won: 190, lost: 4, open: 6 },
    isOfToday: true,
    instant: cell('instant', 0.7),
    deep: cell('deep', 0.8),
  }

  it('the gap is that between what a tier wins and the bound', () => {
    const part = partOf([row])
    expect(part).toContain(
      '| donna | 200 | 95.0 % | 2.0 % | 3.0 % | 98.0 % | 70.0 % | 28.0 points | 80.0 % | 18.0 points |',
    )
    expect(part).toContain('between 95.0 % and 95.0 % are proved winnable, and 4 are proved lost')
    expect(part).not.toContain('†')
  })

  it('figures of another run are marked and explained, whoever they are of', () => {
    const old = { ...cell('deep', 0.8), isOfToday: false }
    expect(partOf([{ ...row, deep: old }])).toMatch(/80\.0 % †.*\n\n† Counted with another/)
    expect(partOf([{ ...row, isOfToday: false }])).toMatch(/98\.0 % †.*\n\n† Counted with another/)
  })
})
