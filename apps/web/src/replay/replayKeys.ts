import { useLayoutEffect } from 'preact/hooks'
import { clearSelection } from '../game/selectionCtrl.ts'
import { markedStep } from './marks.ts'
import { goTo, marks, step } from './replayCtrl.ts'

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => goTo(step.value - 1),
  ArrowRight: () => goTo(step.value + 1),
  n: () => goTo(markedStep(marks.value, step.value, 1)),
  p: () => goTo(markedStep(marks.value, step.value, -1)),
  Escape: clearSelection,
}

/** Keys without a modifier; whatever has keys of its own (the slider, a text, a list) keeps them. */
export function useReplayKeys(): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
      const { target, key } = event
      if (target instanceof HTMLTextAreaElement) return
      if (target instanceof HTMLInputElement && key.startsWith('Arrow')) return
      const action = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
      if (action === undefined) return
      action()
      event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
