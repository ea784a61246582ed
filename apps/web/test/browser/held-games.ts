import type { Page } from 'playwright-core'

/** What the functions below leave on the page that they run in. */
interface Held {
  isHeld: boolean
}

/** In the page: keeps the stored games to itself; whoever wants to write waits in the order of asking. */
function holdGames(): Promise<void> {
  const held = globalThis as unknown as Held
  held.isHeld = true
  return new Promise((resolve) => {
    const request = indexedDB.open('negotiator')
    request.onsuccess = () => {
      const tx = request.result.transaction('games', 'readwrite')
      // A transaction without a next request would end by itself.
      const hold = () => {
        resolve()
        if (held.isHeld) tx.objectStore('games').count().onsuccess = hold
      }
      hold()
      tx.oncomplete = () => request.result.close()
    }
  })
}

/** In the page: notes when it next asks to write. */
function noteAsking(): void {
  const { transaction } = IDBDatabase.prototype
  delete document.documentElement.dataset.asks
  IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
    if (mode === 'readwrite') {
      IDBDatabase.prototype.transaction = transaction
      document.documentElement.dataset.asks = 'true'
    }
    return transaction.call(this, stores, mode, ...rest)
  }
}

/** Nobody writes a game until the returned function is called. */
export async function hold(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(holdGames)
  return () =>
    page.evaluate(() => {
      ;(globalThis as unknown as Held).isHeld = false
    })
}

/** Does something on a page until the first step of it stands in the line of those who want to write. */
export async function untilItAsks(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(noteAsking)
  await work()
  await page.locator('html[data-asks=true]').waitFor()
}
