import type { ComponentChildren } from 'preact'

/**
 * How a picture takes a place of another shape: shown whole, filling it and cut around its middle or bottom, or whole
 * at its bottom with what is drawn around it.
 */
const FITS = {
  whole: 'xMidYMid meet',
  middle: 'xMidYMid slice',
  bottom: 'xMidYMax slice',
  ground: 'xMidYMax meet',
}

/** Decoration only: the word always stands beside the picture, so it is hidden from screen readers. */
export function Picture({
  box,
  children,
  fit = 'whole',
}: {
  box: string
  children: ComponentChildren
  fit?: keyof typeof FITS
}) {
  return (
    <svg
      viewBox={box}
      preserveAspectRatio={FITS[fit]}
      width="100%"
      height="100%"
      {...(fit === 'ground' && { overflow: 'visible' })}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
