/** No frame takes longer; whoever paints nothing does not wait for one. */
const LATE_MS = 100

/** Everybody who waits for a frame. */
const waiting = new Set<() => void>()
let isFollowed = false

/**
 * When what has just changed is painted: what nobody waits to see is done then. At once if the page is out of sight,
 * or goes out of sight meanwhile: it may never paint again.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  if (!isFollowed) followSight()
  next ??= nextPainted()
  return next
}

/** Once for all: to begin and end listening costs a slow phone 2 ms of every press. */
function followSight(): void {
  isFollowed = true
  document.addEventListener('visibilitychange', () => {
    for (const finish of waiting) finish()
  })
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
      waiting.delete(finish)
      resolve()
    }
    const late = setTimeout(finish, LATE_MS)
    waiting.add(finish)
    requestAnimationFrame(() => {
      forget()
      setTimeout(finish)
    })
  })
  return own
}
