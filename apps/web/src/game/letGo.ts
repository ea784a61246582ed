const HELD_BY_FINGER = ':is([data-area="stage"], [data-area="hand"]) :not(:focus-visible)'

/**
 * Whatever is focused on the stage is about to go with what it did. To take a focused element away makes the browser
 * look at the page in the middle of its work, so a finger's focus goes before anything changes; that on a card of the
 * hand goes too, or the next Enter would be meant for the card. A keyboard's stays as long as it can.
 */
export function letGo(): void {
  const held = document.activeElement
  if (held instanceof HTMLElement && held.matches(HELD_BY_FINGER)) held.blur()
}
