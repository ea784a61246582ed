/** Style sheets that did not come. The build asks for each of them once: the view would come without its looks later. */
const missing = new Set<HTMLLinkElement>()

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
  },
  // What fails to load tells nobody above it.
  true,
)

/** Asks for them again; fails if one still does not come. */
export async function fetchMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(fetchAgain))
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  missing.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  link.replaceWith(again)
  return new Promise((resolve, reject) => {
    again.onload = resolve
    again.onerror = reject
  })
}
