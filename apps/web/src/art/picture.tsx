import type { ComponentChildren } from 'preact'

/** Decoration only: the word always stands beside the picture, so it is hidden from screen readers. */
export function Picture({
  box,
  children,
  crop,
}: {
  box: string
  children: ComponentChildren
  /** Fill the place and cut what hangs over, instead of showing everything. */
  crop?: boolean
}) {
  return (
    <svg
      viewBox={box}
      preserveAspectRatio={crop ? 'xMidYMax slice' : 'xMidYMid meet'}
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
