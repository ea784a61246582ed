import { randomBytes } from 'node:crypto'
import { ADVICE } from '@negotiator/advisor'
import { addPackTexts, type Lang, refusalText, text } from '@negotiator/language'
import { legalActions, refuse, viewOf } from '@negotiator/rules'
import {
  type GameSetup,
  isOver,
  loadSave,
  newOwnSession,
  perform,
  positionOf,
  type Session,
  stateOf,
  toSave,
  undo,
  undoRefusal,
  versionOf,
  withHint,
} from '@negotiator/session'
import { brainData, noBrainText } from '../advisor/brain-text.ts'
import { rankingData } from '../advisor/data.ts'
import { explanationOf } from '../advisor/explanation-of.ts'
import { brainOf } from '../advisor/known-brains.ts'
import { adviceNow } from '../advisor/think.ts'
import { type Brain, NoBrain } from '../advisor/weights-files.ts'
import { problemText } from '../problem-text.ts'
import type { RequestFields } from './request-fields.ts'
import { RequestProblem } from './request-problem.ts'

/** A minute or so each; more would look like a program that hangs. */
const MOST_NODES = 10_000_000
const MOST_PLAYOUTS = 10_000

type Reply = Readonly<Record<string, unknown>>

/** The one game of a bot: what each command does to it, and what it answers. */
export class BotGame {
  private readonly lang: Lang
  private current: Session | null = null
  /** Dice that the bot has rolled and no step has used yet. */
  private dice: number[] = []

  constructor(lang: Lang) {
    this.lang = lang
  }

  new(fields: RequestFields): Reply {
    fields.allowOnly('new', ['abductor', 'pack', 'packs', 'set', 'variant', 'seed', 'dice', 'practice'])
    const packs = fields.packs()
    const entry = fields.abductor(packs ?? [])
    const set = fields.set(packs ?? [])
    const variant = fields.variant(entry)
    const chosen = fields.seed()
    const dice = fields.dice()
    const setup: GameSetup = {
      abductor: entry.abductor.id,
      pack: fields.pack() ?? entry.game,
      ...(chosen === undefined
        ? { seed: randomBytes(6).toString('hex') }
        : { seed: chosen, chosenSeed: true }),
      practice: fields.flag('practice'),
      ownDice: fields.has('dice'),
      ...(set === undefined ? {} : { set }),
      ...(packs === undefined ? {} : { packs }),
      ...(variant === undefined ? {} : { variant }),
    }
    packs?.forEach(addPackTexts)
    this.current = newOwnSession(setup)
    this.dice = dice
    return { setup, ...this.position() }
  }

  legal(fields: RequestFields): Reply {
    fields.allowOnly('legal', [])
    const session = this.session()
    const actions = isOver(session) ? [] : legalActions(session.game, stateOf(session))
    return { actions, ...this.position() }
  }

  step(fields: RequestFields): Reply {
    fields.allowOnly('step', ['action', 'version', 'dice'])
    const session = this.session()
    const action = fields.action()
    const version = fields.version()
    if (fields.has('dice') && !session.setup.ownDice) throw fields.wrong('dice', 'serve.expected.no-dice')
    const dice = [...this.dice, ...fields.dice()]
    const done = perform(session, action, { dice, ...(version === undefined ? {} : { version }) })
    if (!done.ok) {
      throw 'refusal' in done ? this.refused(done.refusal) : this.diceNeeded(done.diceNeeded)
    }
    this.current = done.session
    this.dice = dice.slice(done.step.dice.length)
    return { events: done.step.events, ...this.position() }
  }

  state(fields: RequestFields): Reply {
    fields.allowOnly('state', [])
    const { setup, game } = this.session()
    return { setup, state: viewOf(game, stateOf(this.session())), ...this.position() }
  }

  /** What the advisor has said the game carries from then on, as if a player had asked. */
  advise(fields: RequestFields): Reply {
    fields.allowOnly('advise', ['nodes', 'playouts'])
    const session = this.session()
    const settings = {
      ...ADVICE,
      nodes: fields.count('nodes', MOST_NODES) ?? ADVICE.nodes,
      playouts: fields.count('playouts', MOST_PLAYOUTS) ?? ADVICE.playouts,
    }
    if (isOver(session)) throw this.refused(refuse('game-over', 'G1'))
    const brain = this.brain(session)
    const explanation = explanationOf(session, brain, adviceNow(session, brain, settings))
    this.current = withHint(session)
    return { ...rankingData(explanation), weights: brainData(brain), ...this.position() }
  }

  private brain(session: Session): Brain {
    try {
      return brainOf(session)
    } catch (error) {
      if (!(error instanceof NoBrain)) throw error
      throw new RequestProblem({ code: 'no-weights', message: noBrainText(this.lang, error.problem) })
    }
  }

  /** The dice that the step had used lie ready again: they are never rolled anew. */
  undo(fields: RequestFields): Reply {
    fields.allowOnly('undo', [])
    const session = this.session()
    const code = undoRefusal(session)
    if (code !== null) throw new RequestProblem({ code, message: text(this.lang, `serve.${code}`) })
    this.dice = [...session.steps.at(-1)!.dice, ...this.dice]
    this.current = undo(session)
    return this.position()
  }

  save(fields: RequestFields): Reply {
    fields.allowOnly('save', [])
    return { save: toSave(this.session()), ...this.position() }
  }

  load(fields: RequestFields): Reply {
    fields.allowOnly('load', ['save'])
    const loaded = loadSave(fields.save())
    if (!loaded.ok) {
      const { code, step } = loaded.problem
      const message = problemText(this.lang, { ...loaded.problem, file: 'save' })
      throw new RequestProblem({ code, message, ...(step === undefined ? {} : { step }) })
    }
    this.current = loaded.session
    this.dice = []
    return { setup: loaded.session.setup, ...this.position() }
  }

  private session(): Session {
    if (this.current !== null) return this.current
    throw new RequestProblem({ code: 'no-game', message: text(this.lang, 'serve.no-game') })
  }

  /** Closes every answer about a game, so that a bot always knows where it stands. */
  private position(): Reply {
    const session = this.session()
    const { result, reason } = viewOf(session.game, stateOf(session))
    return {
      version: versionOf(session),
      hash: positionOf(session).hash,
      over: isOver(session),
      ...(session.resigned ? { result: 'lost', reason: 'resigned' } : { result, reason }),
      ...(session.setup.ownDice ? { diceLeft: this.dice.length } : {}),
    }
  }

  private refused(refusal: Parameters<typeof refusalText>[1]): RequestProblem {
    const { code, rule } = refusal
    return new RequestProblem({ code, message: refusalText(this.lang, refusal), rule })
  }

  private diceNeeded(count: number): RequestProblem {
    const message = text(this.lang, 'serve.dice-needed', { n: count })
    return new RequestProblem({ code: 'dice-needed', message, count })
  }
}
