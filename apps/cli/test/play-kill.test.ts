import { setTimeout as wait } from 'node:timers/promises'
import { type Action, DecisionStream } from '@negotiator/rules'
import { isOver, type Session } from '@negotiator/session'
import { expect, it } from 'vitest'
import { keysNow } from '../src/play/input/keys.ts'
import { loadGame } from '../src/store.ts'
import { PlayProcess, savesIn } from './play-process.ts'
import { newFolder } from './run-negotiator.ts'

const KILLS = 30
const MOMENTS = ['typed', 'answered', 'any'] as const
/** After the last one the game must still go on. */
const STEPS_AFTER = 8

/** Opens the one save there is; every step in it is replayed and must lead to the position noted beside it. */
function saved(home: string): Session {
  const files = savesIn(home)
  expect(files).toHaveLength(1)
  const loaded = loadGame(files[0]!)
  if (!loaded.ok) throw new Error(`the save is damaged: ${loaded.problem.code}`)
  return loaded.session
}

const actions = (session: Session): readonly Action[] => session.steps.map(({ action }) => action)

/** A player who hardly ever ends a phase, so that there is time enough to be killed. */
function nextKey(session: Session, random: DecisionStream): [string, Action] {
  const entries = [...keysNow(session)]
  const others = entries.filter(([key]) => key !== 'e')
  const choices = others.length > 0 && random.below(4) > 0 ? others : entries
  return choices[random.below(choices.length)]!
}

it(`loses at most the action being typed, killed ${KILLS} times at any moment`, async () => {
  const random = new DecisionStream('kill')
  let kills = 0
  let stepsAtLastKill = 0
  let roundTrip = 20
  for (let night = 0; kills < KILLS; night++) {
    const home = newFolder()
    let game = new PlayProcess(['--abductor', 'donna', '--seed', `kill-${night}`, '--lang', 'en'], home)
    let known: readonly Action[] = []
    for (;;) {
      await game.asked()
      // What the player has been shown is on the disk before anything more is asked.
      const session = saved(home)
      expect(actions(session)).toEqual(known)
      if (isOver(session) || (kills >= KILLS && known.length > stepsAtLastKill + STEPS_AFTER)) break
      const [key, action] = nextKey(session, random)
      game.type(key)
      const typed = performance.now()
      if (kills >= KILLS || random.below(2) > 0) {
        known = [...known, action]
        await game.asked()
        roundTrip = performance.now() - typed
        continue
      }
      // In turn before it can have been read, when it has been answered, and at any moment.
      const moment = MOMENTS[kills % MOMENTS.length]!
      if (moment === 'answered') await game.asked()
      if (moment === 'any') await wait(random.below(Math.ceil(2 * roundTrip)))
      game.kill('SIGKILL')
      expect((await game.ended).signal).toBe('SIGKILL')
      kills++
      stepsAtLastKill = known.length
      const rest = actions(saved(home))
      const isTaken = rest.length > known.length
      expect(rest).toEqual(isTaken ? [...known, action] : known)
      if (moment === 'answered') expect(isTaken).toBe(true)
      known = rest
      if (isOver(saved(home))) break
      game = new PlayProcess(['--resume', '--lang', 'en'], home)
    }
    game.closeInput()
    await game.ended
    expect(actions(saved(home))).toEqual(known)
  }
}, 120_000)
