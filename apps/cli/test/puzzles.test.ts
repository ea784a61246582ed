import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { negotiator } from './run-negotiator.ts'

const puzzles = (...args: string[]) => negotiator(['puzzles', '--abductor', 'arkayne', ...args])

describe('negotiator puzzles', () => {
  it('finds the same one for the same seed, for programs and in words', async () => {
    const data = await puzzles('--count', '1', '--seed', 'demo', '--json')
    expect(data.status).toBe(0)
    const puzzle = JSON.parse(data.stdout)
    expect(puzzle).toMatchObject({ abductor: 'arkayne', pack: 'base' })
    expect(puzzle.low).toBeGreaterThan(0.01)
    const { stdout } = await puzzles('--count', '1', '--seed', 'demo', '--lang', 'fr')
    expect(stdout).toContain(`Problème ${puzzle.id}`)
    expect(stdout).toMatch(/ · Difficulté [1-5] sur 5 /)
    expect(stdout).toMatch(/^Que faire\u00a0\?$(.*\n)+.* Réponses .*\n.*\nLe mieux\u00a0: /m)
    expect(stdout).toMatch(/^S'y trompent\u00a0: au hasard /m)
    // It is a position, not a game that somebody began.
    expect(stdout).not.toMatch(/Le téléphone sonne|graine|entraînement/)
  })

  it('says when there are fewer than wanted', async () => {
    const { status, stderr } = await puzzles('--count', '50', '--games', '1')
    expect(status).toBe(130)
    expect(stderr).toMatch(/Only \d+ of 50 puzzles were found\./)
  })

  it('refuses a number that is none', async () => {
    expect(await puzzles('--count', '0')).toMatchObject({ status: 2 })
  })

  it('adds to a file where it stopped, as long as the weights are the same', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'puzzles-'))
    const [steps, whole] = [join(folder, 'steps.json'), join(folder, 'whole.json')]
    const first = await puzzles('--count', '1', '--out', steps)
    expect(first).toMatchObject({ status: 0 })
    expect(first.stdout).toContain(`1 puzzles in ${steps}`)
    const kept = JSON.parse(readFileSync(steps, 'utf8'))
    expect(kept.puzzles).toHaveLength(1)
    const more = await puzzles('--count', '14', '--games', '2', '--out', steps)
    expect([0, 130]).toContain(more.status)
    const longer = JSON.parse(readFileSync(steps, 'utf8'))
    expect(longer.puzzles[0]).toEqual(kept.puzzles[0])
    expect(longer.games).toBeGreaterThan(kept.games)
    // Other weights: what they found is worth nothing, and the search begins anew.
    writeFileSync(whole, JSON.stringify({ ...kept, puzzles: [{ ...kept.puzzles[0], weights: 'older' }] }))
    expect(await puzzles('--count', '1', '--out', whole)).toMatchObject({ status: 0 })
    expect(JSON.parse(readFileSync(whole, 'utf8')).puzzles).toEqual(kept.puzzles)
  })

  it('does not overwrite a file of another kind', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'puzzles-')), 'mine.json')
    writeFileSync(file, '{"dear":"diary"}')
    const { status, stderr } = await puzzles('--count', '1', '--out', file)
    expect(status).toBe(1)
    expect(stderr).toContain('holds something other than puzzles')
    expect(readFileSync(file, 'utf8')).toBe('{"dear":"diary"}')
  })
})
