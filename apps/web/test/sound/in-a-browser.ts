import { SOUNDS } from '../../src/sound/catalogue.ts'
import { schedule } from '../../src/sound/schedule.ts'
import { lengthOf, type Sound } from '../../src/sound/voices.ts'

export { createSounds } from '../../src/sound/sounds.ts'

const RATE = 44_100
const TAIL = 0.1

export interface Heard {
  readonly name: string
  readonly peak: number
  /** Root mean square over the whole sound. */
  readonly loudness: number
  /** The largest jump from one sample to the next at the very end: a crack if it is not near zero. */
  readonly end: number
}

/** Every sound rendered into memory at full volume. */
export async function hearAll(): Promise<readonly Heard[]> {
  return Promise.all(Object.entries(SOUNDS).map(([name, sound]) => hear(name, sound)))
}

async function hear(name: string, sound: Sound): Promise<Heard> {
  const context = new OfflineAudioContext(1, Math.ceil((lengthOf(sound) + TAIL) * RATE), RATE)
  schedule(context, context.destination, sound, 0)
  const samples = (await context.startRendering()).getChannelData(0)
  let peak = 0
  let sum = 0
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample))
    sum += sample * sample
  }
  const lastHeard = Math.floor(lengthOf(sound) * RATE)
  const end = Math.abs(samples[lastHeard - 1] ?? 0)
  return { name, peak, loudness: Math.sqrt(sum / samples.length), end }
}
