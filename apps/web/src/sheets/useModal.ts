import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { painted } from '../app/painted.ts'

/**
 * A dialog that is already open takes the keyboard and leaves the page behind it out of reach. The browser's own
 * `showModal` does so before the sheet is painted, and styles the whole table anew for it in one go. Here the sheet
 * comes first, then one part of the page after the other; meanwhile the sheet's scrim keeps fingers off, and Tab
 * does not wait. Closed, it gives the keyboard back to what had opened it.
 */
export function useModal(close: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const opener = document.activeElement
    const behind = [...document.querySelectorAll('main > *')]
    const within = [...behind]
    const reachOneLess = () => within.pop()?.setAttribute('inert', '')
    let isGone = false
    const take = async () => {
      await painted()
      if (isGone) return
      if (!element.contains(document.activeElement)) element.focus()
      while (!isGone && within.length > 0) {
        await painted()
        if (!isGone) reachOneLess()
      }
    }
    // Before anything of the page hears it: an Escape that comes at once closes the sheet and nothing else.
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Tab') while (within.length > 0) reachOneLess()
      if (event.key !== 'Escape' || isInQuestion(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    void take()
    addEventListener('keydown', listen, { capture: true })
    return () => {
      isGone = true
      for (const part of behind) part.removeAttribute('inert')
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true })
      removeEventListener('keydown', listen, { capture: true })
    }
  }, [])
  return dialog
}

/** A question inside a sheet has an Escape of its own (`Ask`). */
const isInQuestion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=alertdialog]') !== null
