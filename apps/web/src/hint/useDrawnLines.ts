import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { painted } from '../app/painted.ts'

/** How many of the lines of a list are drawn by now: one for each frame, so that no drawing holds up the page. */
export function useDrawnLines(wanted: number): number {
  const drawn = useSignal(1)
  const isAll = drawn.value >= wanted
  useEffect(() => {
    if (isAll) return
    let isGone = false
    void painted().then(() => {
      if (!isGone) drawn.value++
    })
    return () => {
      isGone = true
    }
  }, [isAll, drawn.value])
  return drawn.value
}
