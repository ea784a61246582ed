import {
  ALERT_CONVERSATION_END,
  ALERT_CP,
  ALERT_FACEDOWN,
  ALERT_NONE,
  ALERT_THREAT,
  ALERT_TURN,
  PHASE_OVER,
} from './codes.ts'
import { concedeLater } from './concede.ts'
import type { AlertTable } from './game.ts'
import { checkEnds } from './outcome.ts'
import { FACE_UP, faceOf, kindOf } from './places.ts'
import { FRAME_ALERT, FRAME_THREAT, pushFrame } from './stack.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

function holds(alerts: AlertTable, kind: number, threat: number, cp: number, facedowns: number): boolean {
  let value: number
  switch (alerts.on[kind]) {
    case ALERT_THREAT:
      value = threat
      break
    case ALERT_CP:
      value = cp
      break
    case ALERT_FACEDOWN:
      value = facedowns
      break
    default:
      return false
  }
  return value <= alerts.atMost[kind]! || value >= alerts.atLeast[kind]!
}

/**
 * A2: after one step, every alert whose condition was false before it and is true now fires, in the order of
 * the places. Frames are a stack, so the last place is pushed first, and below all of them what is left of a
 * change of threat. Tells whether any fired, or the step has ended the game by a test of its own.
 */
export function fireAlerts(
  t: Table,
  threatBefore: number,
  cpBefore: number,
  facedownsBefore: number,
  threatStepsLeft: number,
): boolean {
  const s = t.state
  if (t.game.ends !== null) {
    checkEnds(t)
    if (s.phase === PHASE_OVER) return true
  }
  const size = s.stack.length
  const { terrorAlert, demandAlert } = t.game
  for (let i = s.alerts.length - 1; i >= 0; i--) {
    const kind = s.alerts[i]!
    if (!reached(terrorAlert, kind, s, threatBefore, cpBefore, facedownsBefore)) continue
    keepRest(s, size, threatStepsLeft)
    fire(s, i)
  }
  for (let place = s.places.length - 1; place >= 0; place--) {
    const value = s.places[place]!
    if (faceOf(value) !== FACE_UP) continue
    if (!reached(demandAlert, kindOf(value), s, threatBefore, cpBefore, facedownsBefore)) continue
    keepRest(s, size, threatStepsLeft)
    concedeLater(t, place)
  }
  return s.stack.length > size
}

function reached(
  alerts: AlertTable,
  kind: number,
  s: State,
  threatBefore: number,
  cpBefore: number,
  facedownsBefore: number,
): boolean {
  return (
    holds(alerts, kind, s.threat, s.cp, s.facedowns) &&
    !holds(alerts, kind, threatBefore, cpBefore, facedownsBefore)
  )
}

/** Before the first alert is pushed: the rest of a change of threat waits below them all. */
function keepRest(s: State, size: number, threatStepsLeft: number): void {
  if (s.stack.length === size && threatStepsLeft !== 0) pushFrame(s, FRAME_THREAT, threatStepsLeft, 0)
}

/** A2 for the number of the turn, which rises by one: what waited for this one fires, in the order of the places. */
export function fireTurnAlerts(t: Table): void {
  const s = t.state
  const { terrorAlert, demandAlert } = t.game
  const isNow = (alerts: AlertTable, kind: number) =>
    alerts.on[kind] === ALERT_TURN && alerts.atLeast[kind] === s.turn
  for (let i = s.alerts.length - 1; i >= 0; i--) if (isNow(terrorAlert, s.alerts[i]!)) fire(s, i)
  for (let place = s.places.length - 1; place >= 0; place--) {
    const value = s.places[place]!
    if (faceOf(value) === FACE_UP && isNow(demandAlert, kindOf(value))) concedeLater(t, place)
  }
}

/** C4: does anything on the table wait for the end of the conversation? */
export function endAlertWaits(t: Table): boolean {
  const { alerts, places } = t.state
  const { terrorAlert, demandAlert } = t.game
  for (let i = alerts.length - 1; i >= 0; i--) {
    if (terrorAlert.on[alerts[i]!] === ALERT_CONVERSATION_END) return true
  }
  if (!t.game.hasEndDemands) return false
  for (let i = places.length - 1; i >= 0; i--) {
    const place = places[i]!
    if (faceOf(place) === FACE_UP && demandAlert.on[kindOf(place)] === ALERT_CONVERSATION_END) return true
  }
  return false
}

/** C4: what waits for the end of the conversation, demands by place, then cards in the order drawn. */
export function fireConversationEnd(t: Table): void {
  const s = t.state
  for (let i = s.alerts.length - 1; i >= 0; i--) {
    const kind = s.alerts[i]!
    if (t.game.terrorAlert.on[kind] === ALERT_CONVERSATION_END) fire(s, i)
  }
  for (let place = s.places.length - 1; place >= 0; place--) {
    if (faceOf(s.places[place]!) !== FACE_UP) continue
    if (t.game.demandAlert.on[kindOf(s.places[place]!)] === ALERT_CONVERSATION_END) concedeLater(t, place)
  }
}

/** E1: does a drawn card stay on the table with a marker? */
export function hasAlert(t: Table, kind: number): boolean {
  return t.game.terrorAlert.on[kind] !== ALERT_NONE
}

/** A1: the marker goes as the alert fires, and with it the card. */
function fire(s: State, index: number): void {
  const kind = s.alerts[index]!
  s.alerts.splice(index, 1)
  s.discard[kind]!++
  pushFrame(s, FRAME_ALERT, kind, 0)
}
