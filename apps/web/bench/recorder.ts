/** What the browser itself measures, from the first moment of a page. */
export interface Recorded {
  /** By interaction (a tap is one): the longest time from the touch to the painted answer, in ms. */
  readonly interactions: Record<number, number>
  /** By tap: from its end to the frame after which the page has nothing more to change for it, in ms. */
  readonly wholeAnswers: number[]
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
  const recorded: Recorded = {
    interactions: {},
    wholeAnswers: [],
    longTasks: [],
    largestPaint: 0,
    layoutShift: 0,
  }
  globalThis.recorded = recorded
  // What changes later belongs to the next picture of the story: none of them stays for less than 300 ms.
  const NEXT_PICTURE_MS = 280
  let touched = Number.NEGATIVE_INFINITY
  const noteWhole = () => {
    if (performance.now() - touched > NEXT_PICTURE_MS) return
    const tap = recorded.wholeAnswers.length - 1
    const from = touched
    requestAnimationFrame(() =>
      setTimeout(() => {
        recorded.wholeAnswers[tap] = performance.now() - from
      }),
    )
  }
  const touch = ({ timeStamp }: Event) => {
    touched = timeStamp
    recorded.wholeAnswers.push(0)
  }
  addEventListener('pointerup', touch, { capture: true })
  new MutationObserver(noteWhole).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  })
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
