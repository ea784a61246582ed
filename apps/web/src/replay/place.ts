/** What an address of this page names: a game, and a step of it. */
export interface Place {
  readonly source: string
  /** Null for the last one. */
  readonly step: number | null
}

/** `x7k2` or `x7k2.12`; a shared game begins with `~`. Null if it is neither. */
export function placeOf(part: string): Place | null {
  const [, source, step] = /^(~?[\w-]+)(?:\.(\d{1,5}))?$/.exec(part) ?? []
  return source === undefined ? null : { source, step: step === undefined ? null : Number(step) }
}

export const partOf = (source: string, step: number): string => `${source}.${step}`
