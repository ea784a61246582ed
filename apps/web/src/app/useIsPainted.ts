import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { painted } from './painted.ts'

/** False while the first frame with it is not painted: the rest of what answers a press can wait for that. */
export function useIsPainted(): boolean {
  const isPainted = useSignal(false)
  useLayoutEffect(() => {
    let isGone = false
    void painted().then(() => {
      if (!isGone) isPainted.value = true
    })
    return () => {
      isGone = true
    }
  }, [])
  return isPainted.value
}
