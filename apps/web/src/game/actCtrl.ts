import { knowPacks, refusalText, type ToldEvent } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import {
  anotherNight,
  type GameSetup,
  newSession,
  type Performed,
  rematch,
  type Session,
  toPractice,
  versionOf,
} from '@negotiator/session'
import { batch } from '@preact/signals'
import { lang, t } from '../words/words.ts'
import { askedInWords } from './askedInWords.ts'
import { afterPicture, catchUp } from './catchUp.ts'
import { diceAsked } from './diceAsked.ts'
import { type WorkedOut, workOut } from './foresight.ts'
import { lastingFrame } from './frames.ts'
import { begunStep, isBound, type OpenGame, openGame, view } from './gameCtrl.ts'
import { keep } from './keepCtrl.ts'
import { letGo } from './letGo.ts'
import { notice, notify, say } from './noticeCtrl.ts'
import { randomGameId, randomSeed } from './seed.ts'
import { clearSelection } from './selectionCtrl.ts'
import { clearStage, lasting, show } from './showCtrl.ts'
import { toldOf, waitingAt } from './stepFrames.ts'

/** Plays an action; refused, it says why. */
export function act(action: Action): boolean {
  catchUp()
  if (openGame.value === null || !isBound(openGame.value)) return play(action, [])
  notify(t('web.undo.revealed'))
  return false
}

function play(action: Action, dice: readonly number[]): boolean {
  catchUp()
  const game = openGame.value
  if (game === null || game.isReplay) return false
  const step = workOut(game.session, action, dice)
  if (step.done.ok) letGo()
  // Everything the step changes is drawn once.
  return batch(() => answer(game, action, dice, step))
}

function answer(game: OpenGame, action: Action, dice: readonly number[], step: WorkedOut): boolean {
  const { done } = step
  notice.value = null
  if (done.ok) {
    diceAsked.value = null
    tell(step, done.session)
    afterPicture(clearSelection)
    keep(game, done.session)
    return true
  }
  if ('refusal' in done) {
    const { refusal } = done
    notify(refusalText(lang.value, refusal), refusal.rule)
    return false
  }
  askDice(game, action, dice, done)
  return false
}

type Waiting = Extract<Performed, { diceNeeded: number }>

function askDice(game: OpenGame, action: Action, dice: readonly number[], done: Waiting): void {
  const isFixed = done.revealed || dice.length > 0
  const told = toldOf(game.session, done.events)
  const { head, counters } = waitingAt(game.session, told, view.value)
  diceAsked.value = { action, dice, count: done.diceNeeded, isFixed, head, counters }
  // Gone on with as it was kept: to keep it once more would make two tabs answer each other without end.
  const isKept = game.begun?.action === action && game.begun.dice === dice
  if (isFixed && !isKept) keep(game, game.session, { version: versionOf(game.session), action, dice })
  say(`${wordsOf(told)} ${t('play.dice.ask', { n: done.diceNeeded })}`.trim())
}

/** The dice that were rolled at the player's table. */
export function typeDice(dice: readonly number[]): void {
  const asked = diceAsked.value
  if (asked !== null) play(asked.action, [...asked.dice, ...dice])
}

export function callOff(): void {
  if (diceAsked.value?.isFixed === false) diceAsked.value = null
}

/** A step that was begun before the page was closed, or in another tab, goes on where it was. */
export function goOnWithBegun(): void {
  const begun = openGame.value === null ? null : begunStep(openGame.value)
  diceAsked.value = null
  if (begun !== null) play(begun.action, begun.dice)
}

const wordsOf = (told: readonly ToldEvent[]): string => told.map(({ text }) => text).join(' ')

/** Shows the step in pictures and speaks it in words. */
function tell({ told, frames }: WorkedOut, after: Session): void {
  show(frames)
  afterPicture(() => {
    lasting.value = lastingFrame(frames)
  })
  say(`${wordsOf(told)} ${askedInWords(after)}`.trim())
}

export function practise(): void {
  const game = openGame.value
  if (game === null) return
  keep(game, toPractice(game.session), game.begun)
  notify(t('cli.practice.marked'))
}

type Wish = Pick<GameSetup, 'abductor' | 'pack' | 'practice' | 'ownDice'> & { readonly seed?: string }

/** Deals a new game and gives back its id; the career counts games with a chosen seed apart. */
export function begin({ abductor, pack, practice, ownDice, seed }: Wish): string {
  const setup = { abductor, pack, practice, ownDice }
  return put(
    newSession(seed === undefined ? { ...setup, seed: randomSeed() } : { ...setup, seed, chosenSeed: true }),
  )
}

/** The same people and cards, with another seed. */
export function playAnother(): string | null {
  const game = openGame.value
  return game === null ? null : put(anotherNight(game.session, randomSeed()))
}

/** The same set-up and seed once more, as a game of its own. */
export function again(): string | null {
  const game = openGame.value
  return game === null ? null : put(rematch(game.session))
}

/** Puts a session on the table as a new game. */
export function put(session: Session): string {
  const id = randomGameId()
  knowPacks(session.setup)
  clearStage()
  clearSelection()
  diceAsked.value = null
  notice.value = null
  keep({ id, begunAt: Date.now(), session, revision: 0, line: { stored: 0 }, begun: null }, session)
  return id
}
