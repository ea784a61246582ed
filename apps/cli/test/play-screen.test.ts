import { ABDUCTOR_IDS } from '@negotiator/content'
import { LANGS, text } from '@negotiator/language'
import { type Action, hashState, type PositionSpec, positionFrom, viewOf } from '@negotiator/rules'
import { type GameSetup, isOver, newSession, perform, type Session, stateOf, upTo } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { keptCards, ownCallers } from '../src/own-cards/kept-cards.ts'
import { renderScreen } from '../src/play/render-screen.ts'
import { renderTable } from '../src/play/render-table.ts'
import { endingLines } from '../src/play/screen/ending.ts'
import { menuLines } from '../src/play/screen/menu.ts'
import { lookOf } from '../src/terminal/look.ts'
import { widthOf } from '../src/terminal/text-width.ts'
import { setupOf } from './play-terminal.ts'
import { randomSession } from './random-session.ts'

const WIDTHS = [100, 60, 40]
const PLAIN = { practice: false, ownDice: false }
const NOTICE =
  'Saved to /a/path/that/is/much/longer/than/any/terminal/is/wide/2026-11-15-arkayne-123456.json.'

/** Positions that show every part of the screen. */
const POSITIONS: Readonly<Record<string, () => Session>> = {
  opening: () => newSession(setupOf({ abductor: 'barrett', pack: 'cw', seed: 'golden' })),
  spend: () =>
    sessionAt(
      { abductor: 'donna' },
      { phase: 'spend', cp: 3, turn: 4, hand: ['keep-cool'], played: ['small-talk'] },
    ),
  roll: () => {
    const hand = ['keep-cool', 'keep-cool', 'small-talk', 'hear-me-out']
    const fours = (session: Session) => viewOf(session.game, stateOf(session)).roll?.join() === '4,2,6'
    return afterStep({ threat: 1, hand }, { play: 'keep-cool' }, fours)
  },
  'last-conversation': () =>
    sessionAt(
      { abductor: 'renesha', pack: 'cw' },
      {
        deck: { red: 0, gold: 0 },
        cp: 4,
        threat: 6,
        pool: 2,
        saved: 6,
        killed: 4,
        turn: 9,
        hand: ['consider-this', 'hostage-escort', 'extended-conversation'],
        demands: [
          { id: 'be-understood', face: 'conceded' },
          { id: 'leave-my-crew', face: 'up' },
          { id: 'count-us', face: 'down' },
          { id: 'cigarettes', face: 'up' },
        ],
      },
    ),
  'second-in-command': () =>
    sessionAt({ abductor: 'edward' }, { secondInCommand: true, pool: 4, saved: 3, killed: 2 }),
}

/** A game that begins in the middle. */
function sessionAt(setup: Partial<GameSetup>, spec: PositionSpec): Session {
  const session = newSession(setupOf({ seed: 'golden', ...setup }))
  const state = positionFrom(session.game, spec)
  return { ...session, start: { ...session.start, state, hash: hashState(state) } }
}

/** One step later, on the first seed that makes it what is wanted. */
function afterStep(spec: PositionSpec, action: Action, isWanted: (session: Session) => boolean): Session {
  for (let seed = 0; ; seed++) {
    const done = perform(sessionAt({ seed: `${seed}` }, spec), action)
    if (done.ok && isWanted(done.session)) return done.session
  }
}

/** Those of the packs that come with the game. */
const OWN = ownCallers(keptCards('en').packs)

describe('the screen', () => {
  it.each(Object.entries(POSITIONS))('%s is drawn as ever', async (name, position) => {
    const session = position()
    const drawings = LANGS.flatMap((lang) =>
      WIDTHS.flatMap((width) => [
        `# ${lang} ${width}`,
        ...renderScreen(lookOf(lang, width), session, [], 999),
        '',
      ]),
    )
    await expect(drawings.join('\n')).toMatchFileSnapshot(`golden/play-${name}.txt`)
  })

  it('the end and the menu are drawn as ever', async () => {
    const session = randomSession({ seed: 'golden' })
    const drawings = LANGS.flatMap((lang) =>
      WIDTHS.flatMap((width) => {
        const look = lookOf(lang, width)
        const open = randomSession({ seed: 'golden' }, 5)
        return [
          `# ${lang} ${width}`,
          ...endingLines(look, session, []),
          '',
          ...menuLines(look, { open: [open], hasOlder: false, wishes: PLAIN, own: [], notices: [] }),
          '',
        ]
      }),
    )
    await expect(drawings.join('\n')).toMatchFileSnapshot('golden/play-end-and-menu.txt')
  })

  it('is never wider than the terminal, in any language, position and width', () => {
    for (const abductor of ABDUCTOR_IDS) {
      for (const lang of LANGS) {
        const whole = randomSession({ abductor, pack: lang === 'en' ? 'cw' : 'base', seed: 'x'.repeat(100) })
        for (const width of [...WIDTHS, 23]) {
          const look = lookOf(lang, width)
          for (let steps = 0; steps <= whole.steps.length; steps += 5) {
            const session = { ...whole, steps: whole.steps.slice(0, steps) }
            const lines = isOver(session)
              ? endingLines(look, session, [NOTICE])
              : renderScreen(look, session, [NOTICE], steps % 40)
            expect(lines.filter((line) => widthOf(line) > width)).toEqual([])
          }
          const menu = menuLines(look, {
            open: [whole, whole],
            hasOlder: true,
            wishes: { ...PLAIN, seed: 'y'.repeat(100) },
            own: OWN,
            notices: [NOTICE],
          })
          expect(menu.filter((line) => widthOf(line) > width)).toEqual([])
        }
      }
    }
  })

  it.each(LANGS)('the menu fits 60 x 24 with every key, open games and all (%s)', (lang) => {
    const open = Array.from({ length: 9 }, () => newSession(setupOf({ practice: true })))
    const look = lookOf(lang, 60)
    const menu = menuLines(look, { open, hasOlder: false, wishes: PLAIN, own: OWN, notices: [] }, 24)
    expect(menu.length).toBeLessThan(24)
    const shown = menu.join(' ')
    for (const key of ['r', 'r2', 'r9', '1', '7', '10', '8a', '9b', '10b', 'q'])
      expect(shown).toMatch(new RegExp(`(^| )${key} `))
  })

  it('the entries of the menu begin in one column, whatever their number', () => {
    const look = lookOf('en', 100)
    const menu = menuLines(look, { open: [], hasOlder: false, wishes: PLAIN, own: OWN, notices: [] })
    const entries = menu.filter((line) => /^\d+ .* hostages/.test(line))
    expect(entries).toHaveLength(ABDUCTOR_IDS.length + OWN.length)
    expect(new Set(entries.map((line) => line.search(/[A-Z]/)))).toEqual(new Set([4]))
  })

  it('is as wide with colours as without', () => {
    const session = randomSession({ seed: 'golden' }, 20)
    const plain = renderTable('fr', session, 60)
    const coloured = renderTable('fr', session, 60, { colour: true, unicode: true })
    expect(coloured.map(widthOf)).toEqual(plain.map(widthOf))
    expect(coloured.join('')).toContain('\u001b[')
    expect(plain.join('')).not.toContain('\u001b[')
  })

  it('gets lower on a low terminal, and keeps what matters most', () => {
    for (const lang of LANGS) {
      const session = randomSession({ abductor: 'donna', seed: 'golden' }, 14)
      const screen = renderScreen(lookOf(lang, 80), session, [], 24)
      expect(screen.length).toBeLessThanOrEqual(23)
      expect(screen.length).toBeLessThan(renderScreen(lookOf(lang, 80), session, [], 99).length)
      expect(screen.join('\n')).toMatch(/Threat S|Menace L/)
    }
  })

  it.each([
    [40, 24],
    [60, 24],
  ])('fits a terminal of %i x %i with the dial, the points and the hostages in sight', (width, height) => {
    for (const lang of LANGS) {
      const look = lookOf(lang, width)
      const labels = (['threat', 'cp', 'pool', 'saved', 'killed'] as const).map((name) =>
        text(lang, `cli.label.${name}`),
      )
      for (const abductor of ABDUCTOR_IDS) {
        const whole = randomSession({ abductor, seed: `low ${lang}` })
        for (let steps = 0; steps < whole.steps.length; steps += 3) {
          const screen = renderScreen(look, upTo(whole, steps), [], height)
          // One line is for what the player types.
          expect(screen.length).toBeLessThan(height)
          const seen = screen.map((line) => ` ${line}`)
          const missing = labels.filter((label) => !seen.some((line) => line.includes(` ${label} `)))
          expect(missing, screen.join('\n')).toEqual([])
          // Whoever does not know what to do must be able to ask, and to leave.
          expect(screen.slice(-3).join(' ')).toMatch(/\? (help|aide) · (hint|indice) .*q (quit|quitter)$/)
        }
      }
    }
  })

  it('on a small terminal begins the log with a whole entry, or has none', () => {
    for (const lang of LANGS) {
      for (const abductor of ABDUCTOR_IDS) {
        const whole = randomSession({ abductor, pack: 'cw', seed: 'low log' })
        for (let steps = 1; steps < whole.steps.length; steps += 3) {
          const screen = renderScreen(lookOf(lang, 60), upTo(whole, steps), [], 24)
          const title = screen.findIndex((line) => line.includes(` ${text(lang, 'cli.label.log')} `))
          // What goes on from a line before is indented.
          if (title >= 0) expect(screen[title + 1]).toMatch(/^\S/)
        }
      }
    }
  })

  it('on a small terminal tells who is calling in full, or not at all', () => {
    for (const lang of LANGS) {
      for (const abductor of ABDUCTOR_IDS) {
        const session = newSession(setupOf({ abductor }))
        const screen = renderScreen(lookOf(lang, 40), session, [], 24)
        const start = screen.findIndex((line) => line.includes(text(lang, 'play.opening')))
        if (start >= 0) expect(screen[start + 1]).toMatch(/^\d+ (hostages|otages)\./)
      }
    }
  })

  it('says plainly that the end of the last turn loses the game', () => {
    const deck = { red: 0, gold: 0 }
    for (const [lang, talk, lost] of [
      ['en', 'you can buy while you talk', 'the game is lost (G2)'],
      ['fr', text('fr', 'cli.label.last-conversation').replace(/\s+/g, ' '), 'la partie est perdue (G2)'],
    ] as const) {
      const screenAt = (spec: PositionSpec) =>
        renderScreen(lookOf(lang, 100), sessionAt({}, spec), [], 99).join(' ').replace(/\s+/g, ' ')
      const spend = screenAt({ phase: 'spend', deck })
      expect(spend).not.toContain(talk)
      expect(spend.split(lost)).toHaveLength(3)
      const last = screenAt({ deck })
      expect(last).toContain(talk)
      expect(last.split(lost)).toHaveLength(2)
    }
  })

  it.each([72, 76, 80, 90])('cuts no word of a card in the shop at %i columns', (width) => {
    for (const abductor of ['arkayne', 'lijah']) {
      for (const pack of ['base', 'cw'] as const) {
        const session = sessionAt({ abductor, pack }, { phase: 'spend', cp: 3 })
        const lines = renderTable('en', session, width)
        expect(lines.filter((line) => /(^| )\)|\(conversation( |$)/.test(line))).toEqual([])
      }
    }
  })

  it('shows ASCII dice and pips where that is all there is', () => {
    const session = POSITIONS.roll!()
    const lines = renderTable('en', session, 80, { colour: false, unicode: false }).join('\n')
    expect(lines).toMatch(/die 1 \[\d\]/)
    expect(lines).toContain('Inside #')
  })
})
