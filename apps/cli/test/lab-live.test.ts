import { stripVTControlCharacters } from 'node:util'
import { CONTENT_HASH } from '@negotiator/content'
import { addTally, type LabJob, LabRun, newTally, type Played } from '@negotiator/lab'
import { RULES_VERSION } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { livePlot } from '../src/lab/live-plot.ts'
import { brushesOf } from '../src/terminal/brushes.ts'
import { StatusLine } from '../src/terminal/status-line.ts'

const job: LabJob = {
  format: 'negotiator-lab',
  version: 1,
  rules: RULES_VERSION,
  content: CONTENT_HASH,
  seed: '1',
  weights: [],
  nodes: 1,
  question: {
    kind: 'study',
    subjects: [{ abductor: 'donna', pack: 'base' }],
    players: ['greedy', 'instant'],
    games: 1000,
    by: 'greedy',
    cards: 0,
    numbers: 0,
  },
}

/** Half of the games won in turn 3, the others lost in turn 5. */
function played(games: number): Played {
  const tally = newTally()
  const won = Math.round(games / 2)
  addTally(tally, { ...newTally(), games, won, wonIn: [0, 0, won], lostIn: [0, 0, 0, 0, games - won] })
  return { tally, wins: '' }
}

const plain = brushesOf({} as NodeJS.WriteStream)
const LOOK = { lang: 'en', style: plain, isUnicode: true } as const
const ROOM = { width: 117, height: 23 }

describe('the picture of a lab at work', () => {
  it('has a bar for everybody who has played, and one for each turn in which games ended', () => {
    const run = new LabRun(job)
    expect(livePlot(LOOK, run, ROOM)).toEqual([])
    run.add(0, played(500))
    const first = livePlot(LOOK, run, ROOM)
    expect(first[0]).toBe('Donna Scarborough · Base game')
    expect(first[1]).toMatch(/^Rules of thumb {2}█+▒+·+ {2}50\.0% {2}45\.6 to 54\.4$/)
    expect(first[2]).toContain('Rules of thumb')
    expect(first.slice(3)).toEqual([`   3  ${'█'.repeat(40)} 250`, '   4   0', `   5  ${'█'.repeat(40)} 250`])
    run.add(1, played(500))
    run.add(2, played(20))
    const second = livePlot(LOOK, run, ROOM)
    expect(second[2]).toMatch(/^The advisor /)
    expect(second[3]).toContain('The advisor')
    // More games, less that is open.
    const open = (line: string | undefined) => line!.match(/▒/g)!.length
    expect(open(second[2])).toBeGreaterThan(open(second[1]))
  })

  it('is as small as it must be, in both languages, with plain signs and without colours', () => {
    const run = new LabRun(job)
    run.add(0, played(500))
    run.add(1, played(500))
    run.add(2, played(20))
    for (const lang of ['en', 'fr'] as const) {
      for (let width = 1; width <= 120; width++) {
        const lines = livePlot({ lang, style: plain, isUnicode: false }, run, { width, height: 23 })
        expect(lines.filter((line) => line.length > width)).toEqual([])
        expect(lines.length > 0).toBe(width >= 36)
        expect(lines.join('')).not.toContain('\u001b')
        expect(lines.join('')).not.toMatch(/[█▒]/)
      }
    }
    for (let height = 0; height < 12; height++) {
      expect(livePlot(LOOK, run, { width: 77, height }).length).toBeLessThanOrEqual(height)
    }
    expect(livePlot(LOOK, run, { width: 77, height: 4 })).toHaveLength(3)
  })

  it('shows both sides of a comparison', () => {
    const [first, second] = (['base', 'cw'] as const).map((pack) => ({ abductor: 'donna', pack }))
    const question = { kind: 'duel', first, second, by: 'greedy', games: 1000, error: 0.01, margin: 0.01 }
    const run = new LabRun({ ...job, question: question as LabJob['question'] })
    run.add(0, { ...played(500), wins: '10'.repeat(250) })
    run.add(1, { ...played(500), wins: '10'.repeat(250) })
    const lines = livePlot({ ...LOOK, lang: 'fr' }, run, ROOM)
    expect(lines[0]).toBe('Donna Scarborough · Jeu de base / Donna Scarborough · Crime Wave')
    expect(lines[1]).toMatch(/^A {2}█+▒/)
    expect(lines[2]).toMatch(/^B {2}█+▒/)
  })
})

describe('lines that are drawn anew', () => {
  const terminal = (fields: object) => {
    let written = ''
    const output = {
      isTTY: true,
      columns: 20,
      rows: 5,
      write: (text: string) => (written += text),
      ...fields,
    }
    return { status: new StatusLine(output as unknown as NodeJS.WriteStream), written: () => written }
  }

  it('take the place of those before, and go without a trace', async () => {
    const { status, written } = terminal({})
    status.showAll(() => ['one', 'two'])
    await new Promise((resolve) => setTimeout(resolve, 110))
    status.showAll(() => ['three'])
    status.clear()
    status.clear()
    expect(written()).toBe('\r\u001b[Jone\ntwo\r\u001b[1A\u001b[Jthree\r\u001b[J')
  })

  it('are never wider or more than the screen has', () => {
    const { status, written } = terminal({})
    status.showAll(({ width, height }) => Array(height + 3).fill('x'.repeat(width + 9)))
    const lines = stripVTControlCharacters(written()).trim().split('\n')
    expect(lines).toEqual(Array(4).fill('x'.repeat(17)))
  })

  it('are not for files, nor for terminals that cannot draw', () => {
    const file = terminal({ isTTY: false })
    file.status.showAll(() => ['one'])
    file.status.clear()
    expect(file.written()).toBe('')
    const before = process.env.TERM
    process.env.TERM = 'dumb'
    const dumb = terminal({})
    dumb.status.showAll(() => ['one'])
    if (before === undefined) delete process.env.TERM
    else process.env.TERM = before
    expect(dumb.written()).toBe('')
  })
})
