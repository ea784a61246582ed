/** In the place of a game's name: all of them were deleted. */
export const EVERYTHING = '*'

/** Tells the other tabs of this browser that a game was written or deleted. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('negotiator')

export function tellTabs(gameId: string): void {
  channel?.postMessage(gameId)
}

export function onOtherTab(listen: (gameId: string) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') listen(event.data)
  })
}
