import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { painted } from '../app/painted.ts'

/**
 * A pressed button often goes with what it did. Then the focus stays in this place instead of falling back to
 * the top of the page, so that the next Tab leads to what has come.
 */
export function useKeptFocus<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let wasInside = false
    const note = ({ target }: FocusEvent) => {
      wasInside = element.contains(target as Node)
    }
    const watch = new MutationObserver(() => {
      // After what has come is painted: to give it the focus takes a look at the whole page, and what is only put out
      // of sight has lost it by then.
      if (wasInside) void painted().then(keep)
    })
    const keep = () => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true })
    }
    // A finger or a mouse leaves the focus where it is: what it presses is about to go, and to give it the focus only
    // to take it away again would hold up the answer.
    const press = (event: MouseEvent) => {
      if (!(event.target as Element).closest('button')) return
      event.preventDefault()
      wasInside = true
    }
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['data-raised'] })
    addEventListener('focusin', note)
    element.addEventListener('mousedown', press)
    return () => {
      watch.disconnect()
      removeEventListener('focusin', note)
      element.removeEventListener('mousedown', press)
    }
  }, [])
  return place
}
