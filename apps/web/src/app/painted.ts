/** No frame takes longer; whoever paints nothing does not wait for one. */
const LATE_MS = 100

/**
 * When what has just changed is painted: what nobody waits to see is done then. At once if the page is out of sight,
 * or goes out of sight meanwhile: it may never paint again.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  next ??= nextPainted()
  return next
}

/** Whatever changes before the next frame is painted with it: one watch for all. */
let next: Promise<void> | null = null

function nextPainted(): Promise<void> {
  const own: Promise<void> = new Promise((resolve) => {
    // A newer watch, begun after this one's frame, goes on.
    const forget = () => {
      if (next === own) next = null
    }
    const finish = () => {
      forget()
      clearTimeout(late)
      document.removeEventListener('visibilitychange', finish)
      resolve()
    }
    const late = setTimeout(finish, LATE_MS)
    document.addEventListener('visibilitychange', finish)
    requestAnimationFrame(() => {
      forget()
      setTimeout(finish)
    })
  })
  return own
}
