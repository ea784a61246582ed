/** Dice as typed: `4 1 6`, `4,1,6` or `416`. Null unless there are exactly that many, each from 1 to 6. */
export function parseDice(input: string, count: number): readonly number[] | null {
  if (!/^[1-6 ,;+]+$/.test(input)) return null
  const faces = (input.match(/[1-6]/g) ?? []).map(Number)
  return faces.length === count ? faces : null
}
