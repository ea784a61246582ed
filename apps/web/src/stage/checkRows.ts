const FACES = 6

interface CheckRow {
  readonly label: string
  readonly chance: number
  readonly isUnder: boolean
}

/** R6: what one die can show against the threat level. At 0, where a pack may allow it too, no die is lower. */
export function checkRows(threat: number): readonly CheckRow[] {
  const least = Math.max(threat, 1)
  const under = Math.min(least - 1, FACES)
  return [
    { label: least === FACES ? '6' : `${least}+`, chance: 1 - under / FACES, isUnder: false },
    { label: under === 1 ? '1' : `1–${under}`, chance: under / FACES, isUnder: true },
  ].filter(({ chance }) => chance > 0)
}
