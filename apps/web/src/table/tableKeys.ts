import { useLayoutEffect } from 'preact/hooks'
import { go, route } from '../app/router.ts'
import { act } from '../game/actCtrl.ts'
import { diceAsked } from '../game/diceAsked.ts'
import { isSecondPress } from '../game/doublePress.ts'
import { isLesson, isReplay, over, view } from '../game/gameCtrl.ts'
import { notice } from '../game/noticeCtrl.ts'
import { clearSelection, paying, selection, toggle } from '../game/selectionCtrl.ts'
import { skip } from '../game/showCtrl.ts'
import { isStoryPress } from '../game/storyPress.ts'
import { takeBack } from '../game/undoCtrl.ts'
import { choosable } from '../stage/choiceView.tsx'
import { canConvert, focusNextDie } from '../stage/rollCtrl.ts'
import { buy, canLookAround, freeToTake, isForLater, look, takeFree } from '../stage/shopCtrl.ts'
import { abilityNow, pressAbility } from './abilityCtrl.ts'
import { piles } from './cards.ts'
import { indexOfDigit } from './digits.ts'
import { enterOnStage, followFocus, isEnterForStage } from './enterKey.ts'
import { pressHandCard, startPaying } from './handCtrl.ts'
import { doMainAction } from './mainAction.ts'
import { ruleNow } from './ruleNow.ts'

/** Keys without a modifier; what has the focus keeps its own keys. */
export function useTableKeys(): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
      const { target, key } = event
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isTyping) return
      const onButton = target instanceof HTMLElement && target.closest('button, a, summary') !== null
      // A key that is held down is one press: what it does cannot always be undone.
      if (event.repeat) {
        if (key === 'Enter' || key.length === 1) event.preventDefault()
        return
      }
      // By then it means something else than what was read.
      if (key === 'e' && isSecondPress()) return
      // Enter and space belong to the button that has the focus, unless the stage has a better claim.
      if (onButton && (key === 'Enter' || key === ' ')) {
        if (key === ' ' || !isEnterForStage(target)) {
          if (!isOnMain(target)) skip()
          return
        }
        event.preventDefault()
        if (isSecondPress()) return
      }
      const isForStory = leadsOn(key) && isStoryPress()
      skip()
      if (isForStory || press(key)) event.preventDefault()
    }
    const unfollow = followFocus()
    addEventListener('keydown', listen)
    return () => {
      unfollow()
      removeEventListener('keydown', listen)
    }
  }, [])
}

/** It ends a story itself, or goes on. */
const isOnMain = (target: Element): boolean => target.closest('[data-does=main]') !== null

/** Out of the phase, or from a roll: what has not been shown yet is not left unseen. */
const leadsOn = (key: string): boolean =>
  key === 'e' || (key === 'Enter' && view.value.pending === 'roll' && paying.value === null)

type Spoken = typeof import('./spokenStatus.ts')

const speak = (what: (spoken: Spoken) => void) => void import('./spokenStatus.ts').then(what)

const sheet = (name: string) => go(...route.value.slice(0, 2), name)

const KEYS: Readonly<Record<string, () => void>> = {
  '?': () => sheet('keys'),
  u: takeBack,
  e: doMainAction,
  l: () => sheet('log'),
  m: () => sheet('menu'),
  // In a lesson the coach says what to do.
  h: () => {
    if (!isLesson.value) sheet('hint')
  },
  d: () => sheet('deck'),
  p: () => sheet('people'),
  w: () => sheet('who'),
  i: () => go('rules', ruleNow()),
  s: () => speak(({ sayStatus }) => sayStatus()),
  r: () => speak(({ sayLast }) => sayLast()),
  o: () => speak(({ sayOdds }) => sayOdds()),
  Escape: () => {
    clearSelection()
    notice.value = null
  },
}

function press(key: string): boolean {
  // The question for the player's own dice has these keys.
  if (diceAsked.value !== null && /^([0-9fvb]|Enter|Escape)$/.test(key)) return false
  const digit = indexOfDigit(key)
  if (digit >= 0) return pressDigit(digit)
  if (key === 'Enter') return confirm()
  if (key === 'f') return turnRaised()
  if (key === 'v' && canConvert()) return did(startPaying)
  if (key === 't') return focusNextDie()
  if (key === 'g') return raiseNextDemand()
  if (key === 'c') return raiseAbility()
  if (key === 'ArrowRight') return raiseBeside(1)
  if (key === 'ArrowLeft') return raiseBeside(-1)
  if (key === 'b' && canLookAround())
    return did(() => look(isForLater() ? null : (view.value.available[0] ?? '')))
  if (key === 'a' && isShopping() && freeToTake() > 1) return did(takeFree)
  const action = KEYS[key]
  return action === undefined ? false : did(action)
}

const did = (action: () => void): true => {
  action()
  return true
}

/** Keys mean what is for sale, also while the story is still told. */
const isShopping = (): boolean => view.value.phase === 'spend' || selection.value?.kind === 'shop'

/** A digit raises a card; the same digit again says it. */
function pressDigit(index: number): boolean {
  if (over.value) return false
  const { choice, available, hand } = view.value
  const chosen = selection.value
  if (choice !== null) {
    const options = [...new Map(choosable().map((each) => [each.choose, each])).values()]
    return options[index] === undefined ? false : did(() => act(options[index]!))
  }
  if (isShopping()) {
    const card = piles(available)[index]
    if (card === undefined) return false
    return chosen?.kind === 'shop' && chosen.id === card.id
      ? did(() => buy(card.id))
      : did(() => look(card.id))
  }
  const card = piles(hand)[index]
  if (card === undefined) return false
  const isRaised = chosen?.kind === 'hand' && chosen.id === card.id && paying.value === null
  return isRaised ? did(() => act({ play: card.id })) : did(() => pressHandCard(card.id))
}

/** Beyond the tenth card there are no digits: from the one that is looked at to the next, around its row. */
function raiseBeside(by: number): boolean {
  const { available, hand, pending } = view.value
  if (over.value || isReplay.value || pending !== null) return false
  const isShop = isShopping()
  const cards = piles(isShop ? available : hand)
  if (cards.length === 0) return false
  const chosen = selection.value
  const last = chosen !== null && 'id' in chosen ? cards.findIndex(({ id }) => id === chosen.id) : -1
  const next = last < 0 && by < 0 ? cards.length - 1 : (last + by + cards.length) % cards.length
  const { id } = cards[next]!
  return did(() => (isShop ? look(id) : toggle({ kind: 'hand', id })))
}

function raiseAbility(): boolean {
  const ability = over.value ? null : abilityNow()
  return ability === null ? false : did(() => pressAbility(ability))
}

/** M2: the demands one after the other, then none. A roll or a question comes first. */
function raiseNextDemand(): boolean {
  const { demands, pending } = view.value
  const chosen = selection.value
  const last = chosen?.kind === 'demand' ? demands.findIndex(({ place }) => place === chosen.place) : -1
  const next = demands[last + 1]
  if (over.value || pending !== null || demands.length === 0) return false
  paying.value = null
  selection.value = next === undefined ? null : { kind: 'demand', place: next.place }
  return true
}

function confirm(): boolean {
  const enter = enterOnStage()
  return enter === null ? false : did(enter)
}

function turnRaised(): boolean {
  const chosen = selection.value
  return chosen?.kind === 'hand' ? did(() => act({ facedown: chosen.id })) : false
}
