import type { Action } from '@negotiator/rules'
import { stateOf, versionOf, withHint } from '@negotiator/session'
import { signal } from '@preact/signals'
import { openGame, view } from '../game/gameCtrl.ts'
import { keep } from '../game/keepCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { askAdvisor, hearAnswers, hushAdvisor } from './advisorWorker.ts'
import type { Answer } from './hintProtocol.ts'
import { learnedAt } from './weightsAddress.ts'

/** What the advisor says so far; null until it has said something. */
export const answer = signal<Answer | null>(null)
/** It could not even be started. */
export const isMissing = signal(false)

let latest = 0
let version = ''

/** Asks about the position on the table; answers come in until it is done or `stop` is called. */
export function ask(): void {
  const game = openGame.value
  if (game === null) return
  const { session } = game
  answer.value = null
  isMissing.value = false
  version = versionOf(session)
  const { game: played, setup } = session
  askAdvisor({
    id: ++latest,
    game: played,
    state: stateOf(session),
    ...learnedAt(setup),
    asked: askedAbout(),
  })
}

export function stop(): void {
  latest++
  hushAdvisor()
  answer.value = null
  isMissing.value = false
}

hearAnswers((heard) => {
  if (heard === null) isMissing.value = true
  else if ('id' in heard) hear(heard)
})

function hear(heard: Answer): void {
  if (heard.id !== latest) return
  const isFirst = answer.value === null
  answer.value = heard
  // Afterwards, so that the answer is painted first.
  if (isFirst) setTimeout(note)
}

/** What was seen is noted on the game; the position stays the same. */
function note(): void {
  const game = openGame.value
  if (game === null) return
  const noted = withHint(game.session)
  if (noted !== game.session) keep(game, noted, game.begun)
}

/** Has the position changed since it was asked about? */
export const isOutdated = (): boolean =>
  openGame.value !== null && versionOf(openGame.value.session) !== version

/** A card or a demand that lies raised on the stage: the player thinks about it. */
function askedAbout(): Action | null {
  const chosen = selection.value
  if (chosen?.kind === 'hand') return { play: chosen.id }
  if (chosen?.kind === 'shop') return chosen.id === null ? null : { buy: chosen.id }
  if (chosen?.kind !== 'demand') return null
  const id = view.value.demands.find(({ place }) => place === chosen.place)?.id ?? null
  return id === null ? null : { concede: id }
}
