import { LANGS } from '@negotiator/language'
import { hashState, positionFrom, viewOf } from '@negotiator/rules'
import { newSession, type Session, stateOf, upTo } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { ANSWERS } from '../src/play/answers/index.ts'
import { rulesOnScreen } from '../src/play/answers/rules-on-screen.ts'
import { keysNow } from '../src/play/input/keys.ts'
import type { Command } from '../src/play/input/words.ts'
import { lookOf } from '../src/terminal/look.ts'
import { widthOf } from '../src/terminal/text-width.ts'
import { playScript, setupOf } from './play-terminal.ts'
import { randomSession } from './random-session.ts'

const fresh = (): Session => newSession(setupOf())

const answer = (command: Command, argument: string, session = fresh()): string =>
  ANSWERS[command]!(lookOf('en', 80), session, argument).join(' ').replace(/\s+/g, ' ')

describe('help', () => {
  it('shows the rules behind what is on the screen', () => {
    expect(answer('help', '')).toMatch(/C1 .*R1 /)
    const spending = randomSession({ seed: 'x' }, 60)
    expect(answer('help', '', spending).length).toBeGreaterThan(500)
  })

  it('takes its examples from the game being played', () => {
    for (const [abductor, pack] of [
      ['arkayne', 'base'],
      ['barrett', 'cw'],
    ] as const) {
      const session = newSession(setupOf({ abductor, pack }))
      const example = (command: Command) => (pattern: RegExp) =>
        pattern.exec(answer('help', command, session))![1]!
      expect(answer('why', example('why')(/why (b\d+),/), session)).toContain('(E3)')
      expect(answer('why', example('why')(/, why (.*?); alone/), session)).toContain('(E3)')
      expect(answer('card', example('card')(/card (c\d+),/), session)).not.toContain('No card')
      expect(answer('card', example('card')(/, card ([^,]*)$/), session)).toContain('Escape demand.')
    }
  })

  it('tells how to re-roll as the screen does, where there is a card for it', () => {
    const [, card = ''] = /r, a card and a die re-roll that die \(r (\d+) 2\)/.exec(answer('help', ''))!
    expect(answer('card', card)).toContain('re-roll')
    const without = newSession(setupOf({ abductor: 'barrett', pack: 'cw' }))
    expect(answer('help', '', without)).not.toContain('re-roll that die')
  })

  it('explains alerts when a demand waits for one', () => {
    const isWaiting = (session: Session) => {
      const { alerts, demands } = viewOf(session.game, stateOf(session))
      return alerts.length === 0 && demands.some(({ face, class: kind }) => face === 'up' && kind === 'major')
    }
    const whole = randomSession({ abductor: 'renesha', pack: 'cw', seed: 'alerts' })
    const waiting = whole.steps.map((_, i) => upTo(whole, i)).find(isWaiting)!
    expect(rulesOnScreen(waiting)).toEqual(expect.arrayContaining(['A1', 'A2']))
    expect(rulesOnScreen(fresh())).not.toContain('A1')
  })

  it('shows a rule by its id, a section by its letter, a word by its name', () => {
    expect(answer('help', 'r3')).toMatch(/^R3 After the roll/)
    expect(answer('rules', 'R3')).toBe(answer('help', 'r3'))
    expect(answer('rules', 'x')).toContain('X5')
    expect(answer('rules', '')).toContain('R1–R8')
    expect(answer('help', 'undo')).toContain('take back')
    expect(answer('rules', 'z9')).toBe('There is no rule “z9”.')
  })
})

describe('why', () => {
  it('explains by key and by name, with the rule', () => {
    expect(answer('why', 'b9')).toContain('Only in the last conversation can you buy while you talk. (E3)')
    expect(answer('why', 'major extraction')).toContain('(E3)')
    expect(answer('why', 'c0')).toBe(
      'Concede the facedown major demand: That demand is still facedown: reveal it first. (M2)',
    )
    expect(answer('why', 'helicopter')).toContain('(M2)')
    expect(answer('why', 'undo')).toBe('There is nothing to take back.')
    expect(answer('why', 'x')).toMatch(/^There is no such ability/)
    expect(answer('why', '')).toContain('(M2)')
    expect(answer('why', '')).not.toContain('all of it is possible')
    expect(answer('why', 'v')).toMatch(/^Turn a 4 into a success.*\(R3\)$/)
    expect(answer('why', 'r 1')).toContain('(R4)')
    expect(answer('why', 'r')).toContain('(R4)')
  })

  it('tells that the 2nd in command has no demands', () => {
    const session = newSession(setupOf({ abductor: 'edward' }))
    const state = positionFrom(session.game, { secondInCommand: true, pool: 4, saved: 3, killed: 2 })
    const second = { ...session, start: { ...session.start, state, hash: hashState(state) } }
    expect(answer('why', 'c0', second)).toMatch(/2nd in command.*\(X2\)$/)
  })

  it('matches whole words only where a word alone was typed', async () => {
    const { text } = await playScript(fresh(), ['foo', 'truc', 'helicopter'])
    expect(text).not.toMatch(/“(Hot Food|Armored Truck)”/)
    expect(text).toContain('I do not know “truc”.')
    expect(text).toContain('To read “Helicopter”')
    expect(answer('card', 'oo')).toBe('No card is called “oo”.')
  })

  it('says so when it is possible, or when it is nothing', () => {
    expect(answer('why', '1')).toContain('That is possible right now: type 1.')
    expect(answer('why', 'growing impatient')).toContain('not yours to play')
    expect(answer('why', 'qwertz')).toContain('I do not know “qwertz”')
  })
})

describe('card', () => {
  it('reads a card by number, key, name in either language, or part of a name', () => {
    const keepCool = answer('card', '1')
    expect(keepCool).toMatch(/1 Keep Cool \(0 CP\).*2\+: threat falls by 1/)
    for (const query of ['b1', 'f1', 'keep cool', 'KEEP-COOL', 'relax', 'cool']) {
      expect(answer('card', query.toLowerCase()), query).toBe(keepCool)
    }
    expect(answer('card', 'helicopter')).toContain('Escape demand.')
    expect(answer('card', 'arkayne')).toContain('7 hostages')
    expect(answer('card', 'second')).toContain('surrenders')
  })

  it('tells what a facedown demand may be, and asks when several are meant', () => {
    expect(answer('card', 'c0')).toMatch(/Wire.*Release.*Supply/)
    expect(answer('card', 'extraction')).toBe('“extraction” can mean: Minor Extraction · Major Extraction.')
    expect(answer('card', 'nothing like it')).toBe('No card is called “nothing like it”.')
    expect(answer('card', '')).toContain('Which card?')
  })
})

describe('every answer', () => {
  it('fits the screen and has words in both languages, in any position', () => {
    const whole = randomSession({ abductor: 'donna', seed: 'answers' })
    for (const lang of LANGS) {
      for (const width of [100, 60, 40]) {
        for (let steps = 0; steps <= whole.steps.length; steps += 3) {
          const session = { ...whole, steps: whole.steps.slice(0, steps) }
          for (const [command, ask] of Object.entries(ANSWERS)) {
            const lines = ask(lookOf(lang, width), session, command === 'card' ? '5' : '')
            expect(lines.length, command).toBeGreaterThan(0)
            for (const line of lines) {
              expect(widthOf(line), `${command}: ${line}`).toBeLessThanOrEqual(width)
              expect(line).not.toMatch(/\{\w+|undefined|NaN/)
            }
          }
        }
      }
    }
  })

  it('stops before it scrolls away, goes on at Enter, ends at q and takes anything else as typed', async () => {
    const after = async (...typed: string[]) => {
      const { lines, saves } = await playScript(fresh(), ['help', ...typed], { height: 16 })
      return { pages: lines.slice(lines.indexOf('> help') + 1), saves }
    }
    const { pages } = await after('', '')
    const stops = pages.flatMap((line, i) => (/^\d+ more lines: Enter, or q > $/.test(line) ? [i] : []))
    expect(stops.slice(0, 2)).toEqual([15, 31])
    const read = pages.filter((_, i) => !stops.includes(i))
    expect(ANSWERS.help!(lookOf('en', 80), fresh(), '').slice(0, 40)).toEqual(read.slice(0, 40))
    expect((await after('q', 'f1')).saves).toHaveLength(2)
    expect((await after('f1')).saves).toHaveLength(2)
  })

  it('changes nothing', async () => {
    const words = ['help', 'why', 'odds', 'log', 'keys', 'shop', 'terror', 'who', 'rules', 'card 1', '?', 'h']
    const { saves, lines } = await playScript(fresh(), words)
    expect(saves).toHaveLength(1)
    expect(lines.filter((line) => line === '<new screen>')).toHaveLength(1)
  })
})

describe('what is not understood', () => {
  it.each([
    ['keep cool', '“Keep Cool” is card 1: 1 plays it, f1 plays it facedown, b1 buys it, card 1 reads it.'],
    ['undp', 'I do not know “undp”. Did you mean undo?'],
    ['pourqoi', 'I do not know “pourqoi”. Did you mean pourquoi?'],
    ['f99', '“f99” is no key here. Type keys to see all that there are.'],
    ['v', '“v” is no key here. Type keys to see all that there are.'],
    ['f', 'Which card facedown? For example f1.'],
    ['ÉTRANGE  Mot', 'I do not know “ÉTRANGE Mot”.'],
    ['card Élan', 'No card is called “Élan”.'],
    ['why Qwertz', 'I do not know “Qwertz”.'],
    ['rules Zz', 'There is no rule “Zz”.'],
    ['lang De', 'There is no language “De”.'],
    ['r 1', 'There is no roll on the table. (R4)'],
    ['v 1', 'Turning a 4 takes 2 cards from your hand. (R3)'],
    ['xyzzy', 'I do not know “xyzzy”. Type help to see what you can do.'],
    ['helicopter', 'To read “Helicopter”, type card and its name.'],
    ['s', 'There is no roll on the table. (R3)'],
    ['c0', 'That demand is still facedown: reveal it first. (M2)'],
  ])('%s', async (typed, told) => {
    const { text, saves } = await playScript(fresh(), [typed])
    expect(text).toContain(told)
    expect(saves).toHaveLength(1)
  })

  it('is a letter without its number: the next line is the number, or something new', async () => {
    const { saves } = await playScript(fresh(), ['f', '2', 'f', 'undo', 'f', '', 'f1'])
    expect(saves.map(({ steps }) => steps.map(({ action }) => action))).toEqual([
      [],
      [{ facedown: 'small-talk' }],
      [],
      [{ facedown: 'keep-cool' }],
    ])
  })

  it('is a re-roll without the card for it: told what is missing', async () => {
    for (let seed = 0; ; seed++) {
      const session = newSession(setupOf({ seed: `${seed}` }))
      const { saves } = await playScript(session, ['1'])
      if (viewOf(session.game, stateOf(saves.at(-1)!)).pending !== 'roll') continue
      const { text } = await playScript(session, ['1', 'r 1', 'why r', 'v 1'])
      expect(text.split('You hold no card that re-rolls a die. (R4)')).toHaveLength(3)
      expect(text).toMatch(/> v 1 (With which two cards|Turning a 4 takes 2 cards)/)
      break
    }
  })

  it('is no pair of cards: the example is one that is in the hand', async () => {
    for (let seed = 0; ; seed++) {
      const session = newSession(setupOf({ seed: `${seed}` }))
      const { saves } = await playScript(session, ['1'])
      const key = [...keysNow(saves.at(-1)!).keys()].find((each) => each.startsWith('v '))
      if (key === undefined) continue
      const { text, saves: after } = await playScript(session, ['1', 'v', key.slice(2)])
      expect(text).toContain(`With which two cards? For example ${key}.`)
      expect(after.at(-1)!.steps.at(-1)!.action).toHaveProperty('convert')
      break
    }
  })

  it('words of both languages are understood in both', async () => {
    const { text } = await playScript(fresh(), [
      'f1',
      'annuler',
      'chances',
      'RÈGLES R3',
      'langue fr',
      'undo',
      'odds',
    ])
    expect(text).toContain('Taken back.')
    expect(text).toContain('A threat roll now')
    expect(text).toContain('R3 After the roll')
    expect(text).toContain('Un test de menace maintenant')
  })
})
