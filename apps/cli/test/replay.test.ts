import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventText, LANGS } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { resign, type Session, saveText, stateOf, withNote } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { replayLines } from '../src/replay/story.ts'
import { lookOf } from '../src/terminal/look.ts'
import { dieSign } from '../src/terminal/signs.ts'
import { randomSession } from './random-session.ts'
import { negotiator, newFolder } from './run-negotiator.ts'

const session = randomSession({ abductor: 'donna' })

function saved(game: Session): string {
  const file = join(newFolder(), 'game.json')
  writeFileSync(file, saveText(game))
  return file
}

const look = lookOf('en', 80)
const shownDice = (faces: readonly number[]) => faces.map((face) => dieSign(look, face)).join('  ')

const replay = (game: Session, ...args: string[]) => negotiator(['replay', saved(game), ...args])

describe('negotiator replay', () => {
  it('tells every event of every step, with its number, in both languages', async () => {
    for (const lang of LANGS) {
      const { status, stdout, stderr } = await replay(session, '--lang', lang)
      expect([status, stderr]).toEqual([0, ''])
      for (const [i, step] of session.steps.entries()) {
        expect(stdout).toMatch(new RegExp(`^ *${i + 1}  \\S`, 'm'))
        for (const [j, event] of step.events.entries()) {
          const isEcho = event.e === 'settle' && step.events[j - 1]?.e === 'roll'
          if (!isEcho) expect(stdout).toContain(eventText(lang, event, { abductor: 'donna', shownDice }))
        }
      }
      expect(stdout).not.toContain('\u001b')
    }
  })

  it('says how it ended and that every step was proved', async () => {
    const { result } = viewOf(session.game, stateOf(session))
    const { stdout } = await replay(session)
    expect(stdout).toContain(`${session.steps.length} steps. Every one leads to the position`)
    expect(stdout).toContain(result === 'won' ? 'Won.' : 'Lost.')
    const begun = randomSession({}, 3)
    expect((await replay(begun)).stdout).toContain('This game is still open.')
    expect((await replay(begun, '--lang', 'fr')).stdout).toContain('Cette partie est encore en cours.')
    expect((await replay(resign(begun))).stdout).toContain('The negotiator gave up.')
  })

  it('stops where --to says', async () => {
    const { status, stdout } = await replay(session, '--to', '3')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ *3 {2}\S/m)
    expect(stdout).not.toMatch(/^ *4 {2}\S/m)
    expect(stdout).toContain(`Step 3 of ${session.steps.length}.`)
    expect((await replay(session, '--to', '0')).stdout).toContain(`Step 0 of ${session.steps.length}.`)
  })

  it.each(['-1', 'x', '1.5', '99999'])('refuses --to %s with status 2', async (to) => {
    expect(await replay(session, '--to', to)).toMatchObject({ status: 2, stdout: '' })
  })

  it('gives one line of JSON for each step and the position at the end', async () => {
    const lines = (await replay(session, '--json', '--to', '5')).stdout.trimEnd().split('\n')
    const data = lines.map((line) => JSON.parse(line))
    expect(data).toHaveLength(6)
    for (const [i, { step, action, events, hash }] of data.slice(0, 5).entries()) {
      const original = session.steps[i]!
      expect({ step, action, events, hash }).toEqual({
        step: i + 1,
        action: original.action,
        events: original.events,
        hash: original.after.hash,
      })
    }
    const state = viewOf(session.game, session.steps[4]!.after.state)
    expect(data[5]).toEqual({
      end: 5,
      of: session.steps.length,
      setup: session.setup,
      resigned: false,
      state,
    })
    expect(
      (await replay(session, '--json', '--to', '5', '--lang', 'fr')).stdout.trimEnd().split('\n'),
    ).toEqual(lines)
  })

  it('shows a seed from elsewhere without its control characters', async () => {
    const { stdout } = await replay(randomSession({ seed: 'a\u001b[2Jb' }, 1))
    expect(stdout).toContain('a\ufffd[2Jb')
  })

  it('shows notes under their steps, without control characters, and as data', async () => {
    const noted = withNote(withNote(session, 0, 'before'), 2, 'a gamble\nit paid \u001b[31moff')
    const { stdout } = await replay(noted)
    const lines = stdout.split('\n').map((line) => line.trim())
    const second = lines.findIndex((line) => /^2 {2}\S/.test(line))
    const found = ['✎ before', '✎ a gamble', 'it paid \ufffd[31moff'].map((line) => lines.indexOf(line))
    expect(found).not.toContain(-1)
    expect([found[0]! < second, found[1]! > second, found[2]! - found[1]!]).toEqual([true, true, 1])
    const data = (await replay(noted, '--json')).stdout.split('\n', 2).map((line) => JSON.parse(line))
    expect(data.map(({ note }) => note)).toEqual([undefined, 'a gamble\nit paid \u001b[31moff'])
  })

  it('tells a decision that nothing followed from', async () => {
    // Somewhere in many games no more cards are taken.
    for (let i = 0; i < 300; i++) {
      const game = randomSession({ abductor: 'lijah', pack: 'cw', seed: `${i}` })
      const index = game.steps.findIndex(({ events }) => events.length === 0)
      if (index < 0) continue
      expect(replayLines('en', game, game.steps.length).join('\n')).toMatch(
        new RegExp(`^ *${index + 1}  Take no more cards`, 'm'),
      )
      return
    }
    throw new Error('no such game found')
  })
})
