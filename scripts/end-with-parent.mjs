const EVERY_MS = 500

/**
 * npm starts a script through a shell. A signal to npm ends the shell, and what the shell had started would go on
 * alone: whoever has lost its parent ends as if the signal had come here.
 */
export function endWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  watch.unref()
}
