import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { loadGame } from '../src/store.ts'
import { PlayProcess, savesIn } from './play-process.ts'
import { newFolder, spawnNegotiator } from './run-negotiator.ts'

const TERROR = /Terror: “Don't Test Me”/
const ASKED = 'Roll 1 die on your table:'
const GAME = ['--dice', '--abductor', 'arkayne', '--seed', 'lundi', '--new', '--lang', 'en']
/** Up to the roll that a terror card asks for. */
const TO_THE_ROLL = ['f1', 'f1', 'e', 'e']

function play(args: readonly string[], lines: readonly string[], home: string) {
  const input = lines.map((line) => `${line}\n`).join('')
  const done = spawnNegotiator(['play', ...args], { input, env: { NEGOTIATOR_HOME: home } })
  return { ...done, text: done.stdout.replace(/\s+/g, ' ') }
}

function stepsIn(home: string): number {
  const loaded = loadGame(savesIn(home)[0]!)
  if (!loaded.ok) throw new Error(loaded.problem.code)
  return loaded.session.steps.length
}

const resume = (lines: readonly string[], home: string) => play(['--resume', '--lang', 'en'], lines, home)

describe('a step that waits for own dice after a card was turned up', () => {
  it.each([
    ['quit', ['q']],
    ['the end of the input', []],
  ])('is still begun after %s', (_, end) => {
    const home = newFolder()
    const first = play(GAME, [...TO_THE_ROLL, ...end], home)
    expect(first.text).toMatch(TERROR)
    expect(first.text).toContain('The game is saved.')
    expect(stepsIn(home)).toBe(3)

    const again = resume(['u', 'b1'], home)
    expect(again.text).toMatch(TERROR)
    expect(again.text).toContain(`${ASKED} u A card has been turned up`)
    expect(stepsIn(home)).toBe(3)

    const last = resume(['6', 'q'], home)
    expect(last.text).toContain(`${ASKED} 6`)
    expect(stepsIn(home)).toBe(4)
    expect(readdirSync(join(home, 'saves'))).toHaveLength(1)
    expect(resume(['q'], home).text).not.toContain(ASKED)
  })

  it('is still begun after kill -9', async () => {
    const home = newFolder()
    const process = new PlayProcess(GAME, home)
    for (const line of TO_THE_ROLL) {
      await process.asked()
      process.type(line)
    }
    await vi.waitUntil(() => process.output.includes(ASKED), { timeout: 20_000 })
    process.kill('SIGKILL')
    await process.ended
    expect(resume(['6', 'q'], home).text).toContain(`${ASKED} 6`)
    expect(stepsIn(home)).toBe(4)
  })

  it('means nothing in another position, or when its file is damaged', () => {
    const home = newFolder()
    play(GAME, [...TO_THE_ROLL, 'q'], home)
    const begun = `${savesIn(home)[0]}.begun`
    expect(existsSync(begun)).toBe(true)
    for (const text of ['', '{', 'null', '{"version":"1-00000000","action":{"endSpend":true},"dice":[]}']) {
      writeFileSync(begun, text)
      const { text: shown, status } = resume(['q'], home)
      expect([status, shown.includes(ASKED)]).toEqual([0, false])
    }
  })
})
