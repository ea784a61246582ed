import { loadSave, newSession, saveText } from '@negotiator/session'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { playScript, setupOf } from './play-terminal.ts'
import { learnOwn, newWeightsFolder } from './tiny-weights.ts'

beforeAll(() => {
  const folder = newWeightsFolder()
  learnOwn(folder, 'arkayne', 'base')
  vi.stubEnv('NEGOTIATOR_WEIGHTS', folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
})

describe('a hint', () => {
  it('shows three actions and a reason, and is saved at once, once for each position', async () => {
    const { lines, saves } = await playScript(newSession(setupOf()), ['hint', 'indice', 'f1', 'hint', 'undo'])
    const start = lines.findIndex((line) => line.includes('Hint'))
    expect(lines[start + 1]).toMatch(/^Chance of winning: \d.* \(95%: /)
    const ranking = lines.slice(start + 2).filter((line) => /^ *\d+\.\d% /.test(line))
    // Beside an action stands the key that plays it and no other number: what is typed is what is meant.
    expect(ranking.slice(0, 3).map((line) => /^ *[\d.]+% +(best|=|−[\d.]+) +(\w+) /.exec(line)?.[2])).toEqual(
      ranking.slice(0, 3).map(() => expect.stringMatching(/^([fbcx]?\d+|e)$/)),
    )
    expect(ranking.length).toBeGreaterThanOrEqual(3)
    // Whoever subtracts what is shown finds the difference that is shown.
    const numbers = ranking.slice(0, 3).map((line) => /^ *([\d.]+)% +(?:best|=|−([\d.]+)) /.exec(line)!)
    const tenths = (shown = '0') => Math.round(Number(shown) * 10)
    for (const [, value, behind] of numbers)
      expect(tenths(value)).toBe(Math.max(0, tenths(numbers[0]![1]) - tenths(behind)))
    expect(saves.map(({ hints }) => hints)).toEqual([[], [0], [0], [0, 1], [0, 1]])
    const loaded = loadSave(saveText(saves.at(-1)!))
    expect(loaded.ok && loaded.session.hints).toEqual([0, 1])
  })

  it('speaks French', async () => {
    const { text } = await playScript(newSession(setupOf()), ['indice'], { lang: 'fr' })
    expect(text).toMatch(/Indice .*Chances de gagner : \d/)
  })

  it('that Ctrl-C has cut short is neither shown nor counted', async () => {
    const interrupted = AbortSignal.abort()
    const { text, saves } = await playScript(newSession(setupOf()), ['hint'], { interrupted })
    expect(text).not.toContain('Chance of winning')
    expect(saves).toHaveLength(1)
  })

  it('is not counted where there is none to be had', async () => {
    vi.stubEnv('NEGOTIATOR_WEIGHTS', newWeightsFolder())
    const { text, saves } = await playScript(newSession(setupOf({ abductor: 'donna' })), ['hint', 'f1'])
    expect(text).toContain('npm run train')
    expect(saves.at(-1)!.hints).toEqual([])
  })
})
