/**
 * Whatever is focused on the stage is about to go with what it did. To take a focused element away makes the browser
 * look at the page in the middle of its work, so a finger's focus goes before anything changes. A keyboard's stays
 * as long as it can.
 */
export function letGo(): void {
  const held = document.activeElement
  if (held instanceof HTMLElement && held.matches('[data-area="stage"] :not(:focus-visible)')) held.blur()
}
