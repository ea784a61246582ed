import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { painted } from './painted.ts'

/**
 * False while the first frame that shows it (by any name; null for nothing) is not painted: the rest of what answers a
 * press can wait for that.
 */
export function useIsPainted(shown: string | null = ''): boolean {
  const seen = useSignal<string | null>(null)
  useLayoutEffect(() => {
    let isGone = false
    if (shown !== null) {
      void painted().then(() => {
        if (!isGone) seen.value = shown
      })
    }
    return () => {
      isGone = true
      seen.value = null
    }
  }, [shown])
  return shown !== null && seen.value === shown
}
