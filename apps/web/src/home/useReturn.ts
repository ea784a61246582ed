import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { route } from '../app/router.ts'

/** The page that the player went to from here. */
let ledTo: string | undefined

/** Whoever comes back finds the focus where they left: on the button to that page, or else on what comes first. */
export function useReturn(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    const from = ledTo
    if (from !== undefined && document.activeElement === document.body) {
      const buttons = [...(page.current?.querySelectorAll<HTMLElement>('button[data-leads]') ?? [])]
      const button = buttons.find(({ dataset }) => dataset.leads === from) ?? buttons[0]
      button?.focus({ preventScroll: true })
    }
    return () => {
      ledTo = route.peek()[0]
    }
  }, [])
  return page
}
