import { SOUNDS, type SoundName } from './catalogue.ts'
import { schedule } from './schedule.ts'

export interface Sounds {
  /** To be called from a click or a key: browsers start audio only then. */
  enable(): Promise<void>
  disable(): Promise<void>
  readonly enabled: boolean
  /** From 0 to 1. */
  setVolume(volume: number): void
  /** Does nothing while off. */
  play(name: SoundName): void
}

const START_VOLUME = 0.6
/** Time for a new volume to settle without a crack. */
const GLIDE = 0.02

/** Silent until `enable`: not even an audio context exists before. */
export function createSounds(): Sounds {
  let context: AudioContext | undefined
  let master: GainNode | undefined
  let volume = START_VOLUME
  let enabled = false
  return {
    get enabled() {
      return enabled
    },
    async enable() {
      enabled = true
      if (!context) {
        context = new AudioContext({ latencyHint: 'interactive' })
        master = context.createGain()
        master.gain.value = volume
        master.connect(context.destination)
      }
      await context.resume()
    },
    async disable() {
      enabled = false
      await context?.suspend()
    },
    setVolume(wanted) {
      volume = Math.min(1, Math.max(0, wanted))
      if (context && master) master.gain.setTargetAtTime(volume, context.currentTime, GLIDE)
    },
    play(name) {
      // A sound asked for while the page may not be heard is dropped, not kept for later.
      if (!enabled || !master || context?.state !== 'running') return
      schedule(context, master, SOUNDS[name], context.currentTime)
    },
  }
}
