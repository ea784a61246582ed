import { type Action, viewOf } from '@negotiator/rules'
import { isOver, loadSave, newSession, type Session, saveText, stateOf } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { beginGame, RANDOM } from '../src/play/new-game.ts'
import { playScript, randomScript, setupOf } from './play-terminal.ts'

const actionsOf = (session: Session | undefined): readonly Action[] =>
  session?.steps.map(({ action }) => action) ?? []
const last = <T>(list: readonly T[]): T => list.at(-1)!

describe('saving', () => {
  it('happens at the start and after every step, before the next question', async () => {
    const { saves } = await playScript(newSession(setupOf()), ['f1', 'odds', 'f2', 'u', 'e'])
    expect(saves.map(({ steps }) => steps.length)).toEqual([0, 1, 2, 1, 2])
  })

  it('that fails is told at once, the game goes on, and it is told when it works again', async () => {
    const failing = (attempt: number) => attempt === 1 || attempt === 2
    const { lines, saves, text } = await playScript(newSession(setupOf()), ['f1', 'f2', 'f3', 'f3'], {
      failing,
    })
    expect(text).toContain('NOT SAVED. The disk is full: nothing was written to game.json.')
    expect(lines.filter((line) => line.startsWith('NOT SAVED'))).toHaveLength(2)
    expect(text).toContain('Saving works again')
    expect(saves.map(({ steps }) => steps.length)).toEqual([0, 3, 4])
  })

  it('that fails is not left behind without a question', async () => {
    const failing = () => true
    const { end, text } = await playScript(newSession(setupOf()), ['quit', 'n', 'new', 'n', 'f1', 'q', 'y'], {
      failing,
    })
    expect(text).toContain('Leave anyway and lose this game?')
    expect(end).toMatchObject({ reason: 'quit' })
  })

  it('that fails later loses the last steps only, and says so', async () => {
    const failing = (attempt: number) => attempt > 0
    const { text } = await playScript(newSession(setupOf()), ['f1', 'q', 'y'], { failing })
    expect(text).toContain('Leave anyway and lose what you have played since the last save?')
    expect(text).not.toContain('lose this game')
  })
})

describe('undo', () => {
  it('goes back to the last card or roll and no further', async () => {
    const { saves, text } = await playScript(newSession(setupOf({ seed: '11' })), ['3', 'f1', 'u', 'u'])
    expect(actionsOf(last(saves))).toEqual([{ play: 'what-are-your-demands' }])
    expect(text).toContain('this step stays. With “practice” you could take it back')
  })

  it('has no limits in practice, not even the end of the game', async () => {
    const { lines } = randomScript({ seed: 'practice' })
    const { saves } = await playScript(newSession(setupOf({ seed: 'practice', practice: true })), [
      ...lines,
      ...lines.map(() => 'undo'),
    ])
    expect(last(saves).steps).toEqual([])
    expect(isOver(saves[lines.length]!)).toBe(true)
  })

  it('never rolls the dice anew', async () => {
    const { saves } = await playScript(newSession(setupOf({ seed: '11', practice: true })), ['3', 'u', '3'])
    const [, first, , second] = saves
    expect(second?.steps[0]?.after.hash).toBe(first?.steps[0]?.after.hash)
  })

  it('by turning to practice marks the game, and asks first', async () => {
    const { saves } = await playScript(newSession(setupOf({ seed: '11' })), [
      '3',
      'practice',
      'n',
      'practice',
      'y',
      'u',
    ])
    expect(last(saves).setup.practice).toBe(true)
    expect(last(saves).steps).toEqual([])
  })
})

describe('resigning', () => {
  it('is the end, also in the title', async () => {
    const { text } = await playScript(newSession(setupOf()), ['resign', 'y'])
    expect(text.split('<new screen>').at(-1)).toContain('Arkayne Massua · Turn 1 · over')
  })

  it('asks first and ends the game', async () => {
    const { saves, text } = await playScript(newSession(setupOf()), [
      'f1',
      'resign',
      'perhaps',
      'n',
      'resign',
      'oui',
      'u',
    ])
    expect(last(saves).resigned).toBe(true)
    expect(saves).toHaveLength(3)
    expect(text).toContain('You hand over the line')
    expect(text).toContain('nothing is taken back')
  })

  it('costs nothing in practice, and says so', async () => {
    const asked = async (practice: boolean) =>
      (await playScript(newSession(setupOf({ practice })), ['resign', 'n'])).text
    expect(await asked(false)).toContain('The game counts as lost.')
    expect(await asked(true)).toContain('A practice game does not count.')
    expect(await asked(true)).not.toContain('counts as lost')
  })
})

describe('a rematch', () => {
  it('deals and rolls the same on the same seed', async () => {
    const { lines, session } = randomScript({ abductor: 'lijah', pack: 'cw', seed: 'again' })
    const { end } = await playScript(newSession(session.setup), [...lines, 'r'])
    if (!('next' in end) || end.next !== 'begin') throw new Error('no rematch')
    const again = await playScript(end.session, lines)
    const chosen = { ...session, setup: { ...session.setup, chosenSeed: true as const } }
    expect(saveText(last(again.saves))).toBe(saveText(chosen))
  })

  it('in the middle of a game asks first', async () => {
    const begun = newSession(setupOf())
    expect((await playScript(begun, ['f1', 'rematch', 'n'])).end).toMatchObject({ reason: 'end-of-input' })
    expect((await playScript(begun, ['f1', 'revanche', 'o'])).end).toMatchObject({ next: 'begin' })
  })
})

describe('an abductor by chance', () => {
  it('is the same on the same seed, and each of the six on some', () => {
    const wishes = { practice: false, ownDice: false }
    const abductorOf = (seed: string) => beginGame(RANDOM, { ...wishes, seed }).setup.abductor
    const met = Array.from({ length: 60 }, (_, i) => abductorOf(`${i}`))
    expect(met).toEqual(Array.from({ length: 60 }, (_, i) => abductorOf(`${i}`)))
    expect(new Set(met).size).toBe(6)
    expect(beginGame('barrett', wishes).setup).toMatchObject({
      pack: 'cw',
      seed: expect.stringMatching(/^[a-z2-9]{8}$/),
    })
  })
})

describe('own dice', () => {
  it('are asked for, checked, and kept in the save', async () => {
    const setup = setupOf({ ownDice: true })
    const { saves, text } = await playScript(newSession(setup), ['1', '7 1', '4', 'x', '6,5', 'f2'])
    expect(text).toContain('Roll 2 dice on your table: 7 1')
    expect(text).toContain(
      'That needs 2 dice, from 1 to 6. Type them like this: 4 1. With “undo” you call it off.',
    )
    expect(last(saves).steps[0]?.dice).toEqual([6, 5])
    expect(loadSave(saveText(last(saves)))).toMatchObject({ ok: true })
  })

  it('can be called off before anything is seen', async () => {
    const { saves, text } = await playScript(newSession(setupOf({ ownDice: true })), ['1', 'undo', '1', 'q'])
    expect(text).toContain('Called off. Nothing has happened.')
    expect(saves).toHaveLength(1)
  })

  it('for a terror card are asked for with the card, and must then be rolled', async () => {
    for (let seed = 0; ; seed++) {
      const setup = setupOf({ ownDice: true, seed: `${seed}` })
      const { text, saves } = await playScript(newSession(setup), ['e', 'e', 'undo', '7', '1', '1 2'])
      if (!text.includes('Roll 1 die on your table')) continue
      expect(text).toContain('Terror: “')
      expect(text).toContain('A card has been turned up: the dice have to be rolled now.')
      expect(text).toContain('That needs 1 die, from 1 to 6. Type it like this: 4. Roll 1 die')
      expect(last(saves).steps).toHaveLength(2)
      break
    }
  })

  it('play a whole game', async () => {
    const { lines, session } = randomScript({ abductor: 'donna', seed: 'dice', ownDice: true })
    const { saves } = await playScript(newSession(session.setup), lines)
    expect(saveText(last(saves))).toBe(saveText(session))
  })
})

describe('a whole game', () => {
  it.each(['arkayne', 'donna', 'edward', 'lijah', 'barrett', 'renesha'])(
    'against %s is played by keys',
    async (abductor) => {
      for (const lang of ['en', 'fr'] as const) {
        const { lines, session } = randomScript({
          abductor,
          pack: lang === 'en' ? 'base' : 'cw',
          seed: abductor,
        })
        const { saves, text } = await playScript(newSession(session.setup), lines, { lang })
        expect(saveText(last(saves))).toBe(saveText(session))
        const won = viewOf(session.game, stateOf(session)).result === 'won'
        expect(text).toMatch(won ? /── (Won|Gagné) · / : /── (Lost|Perdu) · /)
      }
    },
  )
})
