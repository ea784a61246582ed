import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { painted } from '../app/painted.ts'

/** So many lines are drawn before the page gets to paint and to listen again. */
const AT_ONCE = 2

/** How many of the lines of a list are drawn by now: a few at a time, so that no drawing holds up the page. */
export function useDrawnLines(wanted: number): number {
  const drawn = useSignal(AT_ONCE)
  const isAll = drawn.value >= wanted
  useEffect(() => {
    if (isAll) return
    let isGone = false
    void painted().then(() => {
      if (!isGone) drawn.value += AT_ONCE
    })
    return () => {
      isGone = true
    }
  }, [isAll, drawn.value])
  return drawn.value
}
