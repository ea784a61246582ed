import type { Action } from '@negotiator/rules'
import { effect } from '@preact/signals'
import { back, route } from '../app/router.ts'
import { view } from '../game/gameCtrl.ts'
import { clearSelection, paying, rerolling, type Selection, selection } from '../game/selectionCtrl.ts'

/** Shows an action on the table: what it is about is raised, and the button that does it is marked. */
export function pointOut(action: Action): void {
  clearSelection()
  selection.value = selectionFor(action)
  if ('convert' in action) paying.value = action.convert
  if ('react' in action) rerolling.value = action.react
  closeSheet(() => mark(`[data-does="${doingOf(action)}"]`))
}

function selectionFor(action: Action): Selection | null {
  if ('play' in action) return { kind: 'hand', id: action.play }
  if ('facedown' in action) return { kind: 'hand', id: action.facedown }
  if ('buy' in action) return { kind: 'shop', id: action.buy }
  if ('ability' in action) return { kind: 'ability' }
  if (!('concede' in action)) return null
  const place = view.value.demands.find(({ id }) => id === action.concede)?.place
  return place === undefined ? null : { kind: 'demand', place }
}

/** As the button on the table is called; things of which there are several have their id in it. */
function doingOf(action: Action): string {
  if ('react' in action) return `react-${action.die}`
  if ('choose' in action && action.choose !== 'done') return `choose-${action.choose}`
  const [verb = ''] = Object.keys(action)
  return ['endConversation', 'endSpend', 'choose'].includes(verb) ? 'main' : verb
}

function closeSheet(then: () => void): void {
  const stop = effect(() => {
    if (route.value[2] !== undefined) return
    // When the sheet is gone and the stage is drawn.
    setTimeout(() => {
      stop()
      then()
    }, 50)
  })
  back(...route.value.slice(0, 2))
}

/** By focus for the keyboard, by a ring for the eye, until it is left or pressed. */
function mark(selector: string): void {
  const button = document.querySelector<HTMLElement>(`main ${selector}`)
  if (button === null) return
  button.dataset.hinted = ''
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  button.focus()
  const unmark = () => {
    delete button.dataset.hinted
  }
  button.addEventListener('blur', unmark, { once: true })
  button.addEventListener('click', unmark, { once: true })
}
