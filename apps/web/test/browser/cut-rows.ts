interface Where {
  /** The selector of what holds the card. */
  readonly place: string
  /** It may scroll: only what is cut at its sides counts. */
  readonly isScrolled?: boolean
}

/** In the page: what of a card that is read closely is not wholly seen. */
export function cutRows({ place, isScrolled = false }: Where): readonly string[] {
  const bubble = [...document.querySelectorAll<HTMLElement>(place)].find((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  if (bubble === undefined) return ['no card']
  const seen = bubble.getBoundingClientRect()
  const parts = bubble.querySelectorAll('h2, [data-row], [data-row] *, [class*=plain] *')
  return [...parts].flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    // What it does ends before its chance.
    const end = each.closest('[class*=what]')?.nextElementSibling?.getBoundingClientRect().left ?? seen.right
    const isInside = left >= seen.left - 1 && right <= end + 1
    const isSeen = isInside && (isScrolled || (top >= seen.top - 1 && bottom <= seen.bottom + 1))
    return isSeen ? [] : [`${each.className || each.tagName} (${each.textContent}) is cut`]
  })
}
