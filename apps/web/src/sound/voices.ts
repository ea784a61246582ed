/** How one tone or one burst of noise goes, as plain numbers: seconds, hertz, and loudness from 0 to 1. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise'
  readonly at: number
  readonly length: number
  readonly gain: number
  /** Seconds until it is at its loudest; from there it dies away, or with `hold` stays until shortly before the end. */
  readonly attack: number
  readonly hold?: boolean
  /** Pitch at the start and at the end; noise has none. */
  readonly from?: number
  readonly to?: number
  readonly filter?: {
    readonly type: 'lowpass' | 'highpass' | 'bandpass'
    readonly from: number
    readonly to?: number
    readonly q?: number
  }
  /** Beats per second of the bell's clapper. */
  readonly flutter?: number
}

export type Sound = readonly Voice[]

export function lengthOf(sound: Sound): number {
  return Math.max(...sound.map(({ at, length }) => at + length))
}

/** A struck tone that dies away. */
export function bell(at: number, hertz: number, gain: number, length: number): Voice {
  return { wave: 'sine', at, length, gain, attack: 0.008, from: hertz }
}

/** A breath of a tone: it swells and goes. */
export function pad(at: number, hertz: number, gain: number, length: number): Voice {
  return {
    wave: 'triangle',
    at,
    length,
    gain,
    attack: length * 0.3,
    from: hertz,
    filter: { type: 'lowpass', from: 1400, to: 500 },
  }
}

/** Something hard touches something hard; lower sounds heavier. */
export function knock(at: number, hertz: number, gain: number, length = 0.05): Voice {
  return { wave: 'noise', at, length, gain, attack: 0.001, filter: { type: 'bandpass', from: hertz, q: 0.9 } }
}

/** A dull weight. */
export function thud(at: number, hertz: number, gain: number, length = 0.22): Voice {
  return { wave: 'sine', at, length, gain, attack: 0.003, from: hertz, to: hertz * 0.5 }
}

/** A tone of the telephone exchange. */
export function lineTone(at: number, hertz: number, gain: number, length: number): Voice {
  return { wave: 'sine', at, length, gain, attack: 0.01, hold: true, from: hertz }
}
