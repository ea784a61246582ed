import type { Lang } from '@negotiator/language'
import { DecisionStream, legalActions } from '@negotiator/rules'
import { type GameSetup, isOver, newSession, perform, type Session, stateOf } from '@negotiator/session'
import type { BegunSteps } from '../src/begun-step.ts'
import type { FileProblem } from '../src/file-problem.ts'
import type { Desk } from '../src/play/desk.ts'
import { type AfterGame, playGame } from '../src/play/game-loop.ts'
import { keyOf } from '../src/play/input/keys.ts'
import { SaveKeeper } from '../src/play/save-keeper.ts'
import { Leaving } from '../src/terminal/leaving.ts'
import { type Look, lookOf } from '../src/terminal/look.ts'
import type { Terminal } from '../src/terminal/terminal.ts'

/** A terminal whose player types from a list; what it shows is kept. */
class ScriptedTerminal implements Terminal {
  readonly shown: string[] = []
  readonly height: number
  readonly interrupted: AbortSignal
  private readonly script: string[]

  constructor(script: readonly string[], height: number, interrupted: AbortSignal) {
    this.script = [...script]
    this.interrupted = interrupted
    this.height = height
  }

  look(lang: Lang): Look {
    return lookOf(lang, 80)
  }

  draw(make: () => readonly string[]): void {
    this.shown.push('<new screen>')
    this.say(make())
  }

  say(lines: readonly string[]): void {
    this.shown.push(...lines)
  }

  ask(prompt: string): Promise<string> {
    const line = this.script.shift()
    this.shown.push(prompt + (line ?? '<end>'))
    return line === undefined ? Promise.reject(new Leaving('end-of-input')) : Promise.resolve(line)
  }

  close(): void {}
}

/** Nothing of a game that is only played in memory gets into a file. */
const NO_BEGUN_STEPS: BegunSteps = { put: () => {}, get: () => null, drop: () => {} }

export interface Played {
  /** Everything shown, as one text without the line breaks of the screen. */
  readonly text: string
  readonly lines: readonly string[]
  /** What was saved, in order. */
  readonly saves: readonly Session[]
  /** How it ended: by a word, or because there was nothing more to type. */
  readonly end: AfterGame | Leaving
}

/** Plays a game from a list of lines; `failing` tells for each attempt whether the disk refuses to save. */
export async function playScript(
  session: Session,
  script: readonly string[],
  {
    lang = 'en' as Lang,
    failing = (_attempt: number): boolean => false,
    height = Number.POSITIVE_INFINITY,
    interrupted = new AbortController().signal as AbortSignal,
  } = {},
): Promise<Played> {
  const terminal = new ScriptedTerminal(script, height, interrupted)
  const saves: Session[] = []
  let attempt = 0
  const problem: FileProblem = { code: 'disk-full', file: 'game.json', detail: 'ENOSPC' }
  const keeper = new SaveKeeper(
    'game.json',
    null,
    {
      read: () => null,
      write(saved, file) {
        if (failing(attempt++)) return { ok: false, problem }
        saves.push(saved)
        return { ok: true, file }
      },
    },
    NO_BEGUN_STEPS,
  )
  const desk: Desk = { terminal, lang, keeper }
  const end = await playGame(desk, session, []).catch((error: unknown) => {
    if (error instanceof Leaving) return error
    throw error
  })
  return { text: terminal.shown.join(' ').replace(/\s+/g, ' '), lines: terminal.shown, saves, end }
}

export const setupOf = (setup: Partial<GameSetup> = {}): GameSetup => ({
  abductor: 'arkayne',
  pack: 'base',
  seed: 'test',
  practice: false,
  ownDice: false,
  ...setup,
})

/** A whole game at random: the lines to type for it, typed dice included, and the game they make. */
export function randomScript(setup: Partial<GameSetup>): { lines: readonly string[]; session: Session } {
  let session = newSession(setupOf(setup))
  const random = new DecisionStream(session.setup.seed)
  const lines: string[] = []
  while (!isOver(session)) {
    const actions = legalActions(session.game, stateOf(session))
    const action = actions[random.below(actions.length)]!
    lines.push(keyOf(session, action))
    const dice: number[] = []
    let done = perform(session, action)
    while (!done.ok && 'diceNeeded' in done) {
      const more = Array.from({ length: done.diceNeeded }, () => random.below(6) + 1)
      lines.push(more.join(' '))
      dice.push(...more)
      done = perform(session, action, { dice })
    }
    if (!done.ok) throw new Error('a legal action was refused')
    session = done.session
  }
  return { lines, session }
}
