/** What the browser itself measures, from the first moment of a page. */
export interface Recorded {
  /** By interaction (a tap is one): the longest time from the touch to the painted answer, in ms. */
  readonly interactions: Record<number, number>
  /** Tasks of more than 50 ms on the main thread: when, and how long. */
  readonly longTasks: { readonly at: number; readonly ms: number }[]
  largestPaint: number
  layoutShift: number
}

declare global {
  var recorded: Recorded
}

/** Runs in the page, before anything of it. */
export function record(): void {
  const recorded: Recorded = { interactions: {}, longTasks: [], largestPaint: 0, layoutShift: 0 }
  globalThis.recorded = recorded
  const watch = <T extends PerformanceEntry>(
    type: string,
    note: (entry: T) => void,
    options: PerformanceObserverInit & { durationThreshold?: number } = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as T)
    }).observe({ type, buffered: true, ...options })
  watch<PerformanceEventTiming>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId === 0) return
      recorded.interactions[interactionId] = Math.max(recorded.interactions[interactionId] ?? 0, duration)
    },
    { durationThreshold: 16 },
  )
  watch('longtask', ({ startTime, duration }) => {
    recorded.longTasks.push({ at: startTime, ms: duration })
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    recorded.largestPaint = startTime
  })
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) recorded.layoutShift += shift.value
  })
}
