import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/**
 * What is out of sight (`content-visibility: hidden`) the browser lays out only when somebody asks for a measure of
 * it. Asked ahead, there is less to do at the moment it comes into sight.
 */
export function useLaidOut<T extends HTMLElement>(
  isAhead: boolean,
  ...changes: unknown[]
): RefObject<T | null> {
  const place = useRef<T>(null)
  useLayoutEffect(() => {
    if (isAhead) place.current?.firstElementChild?.getBoundingClientRect()
  }, [isAhead, ...changes])
  return place
}
