import { act } from '../game/actCtrl.ts'
import { diceAsked } from '../game/diceAsked.ts'
import { isReplay, over, session, state, view } from '../game/gameCtrl.ts'
import { paying, selection } from '../game/selectionCtrl.ts'
import { buy, isForLater } from '../stage/shopCtrl.ts'
import { demandCard } from './cards.ts'
import { missing, pay } from './handCtrl.ts'

/** What Enter does by the badge on the stage; null while none is there. */
export function enterOnStage(): (() => void) | null {
  const { pending, phase, demands } = view.value
  if (over.value || isReplay.value || diceAsked.value !== null) return null
  if (paying.value !== null) return missing() > 0 ? null : pay
  if (pending === 'roll') return () => act({ settle: true })
  const chosen = selection.value
  switch (chosen?.kind) {
    case 'hand':
      return phase === 'spend' ? null : () => act({ play: chosen.id })
    case 'shop': {
      const { id } = chosen
      return id === null || isForLater() ? null : () => buy(id)
    }
    case 'demand': {
      const demand = demands.find(({ place }) => place === chosen.place)
      const id = demand?.face === 'up' ? demand.id : null
      return id === null || typeof demandCard(id).cost !== 'number' ? null : () => act({ concede: id })
    }
    case 'ability': {
      const ability = session.value.game.abilityId
      return ability === null ? null : () => act({ ability })
    }
    default:
      return null
  }
}

/** What brings something to the stage: cards of the hand and of the shop, demands, an ability. */
const RAISES = ':is([aria-pressed]:not([data-does]), [data-raises])'

/** What lay on the stage when the keyboard came to what has the focus; a finger only presses, and stays there. */
let metBy: unknown = null
let isByFinger = false

const onStageNow = (): unknown => paying.peek() ?? (view.peek().pending === 'roll' ? state : selection).peek()

export function followFocus(): () => void {
  const finger = () => {
    isByFinger = true
  }
  const key = () => {
    isByFinger = false
  }
  const focus = () => {
    metBy = isByFinger ? null : onStageNow()
  }
  const listeners = [
    ['pointerdown', finger],
    ['keydown', key],
    ['focusin', focus],
  ] as const
  for (const [event, listen] of listeners) addEventListener(event, listen, { capture: true })
  return () => {
    for (const [event, listen] of listeners) removeEventListener(event, listen, { capture: true })
  }
}

/**
 * Is Enter meant for the stage, though the focus is on a button? What raised something keeps the focus while the badge
 * on the stage says what Enter does: the badge is right. Only whoever goes on by Tab, past what lies there, to another
 * card means that one: Enter raises it, or picks it to pay for a 4. Every other button keeps its Enter, and space
 * presses whatever has the focus.
 */
export function isEnterForStage(target: Element): boolean {
  const button = target.closest('button, a, summary')
  if (!button?.matches(RAISES) || enterOnStage() === null) return false
  const isMeant = metBy !== null && metBy === onStageNow()
  return !isMeant || (paying.value === null && button.getAttribute('aria-pressed') === 'true')
}
