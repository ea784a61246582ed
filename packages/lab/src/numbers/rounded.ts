/** Six digits are more than any sample knows. */
export const rounded = (n: number): number => Math.round(n * 1e6) / 1e6
