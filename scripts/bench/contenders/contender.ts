/** One way of playing the same games. */
export interface Contender {
  /** Plays every abductor once per cycle and tells how many actions that took. */
  play(cycles: number): number | Promise<number>
}
