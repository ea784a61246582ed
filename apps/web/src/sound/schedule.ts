import type { Sound, Voice } from './voices.ts'

/** Exponential ramps cannot reach zero; nobody hears this. */
const SILENCE = 0.0001
/** How long a held tone takes to stop without a crack. */
const RELEASE = 0.03
const NOISE_SECONDS = 1

/** Queues a sound on any audio context, also one that renders into memory. */
export function schedule(context: BaseAudioContext, target: AudioNode, sound: Sound, when: number): void {
  for (const voice of sound) scheduleVoice(context, target, voice, when + voice.at)
}

function scheduleVoice(context: BaseAudioContext, target: AudioNode, voice: Voice, start: number): void {
  const stop = start + voice.length
  const source = sourceOf(context, voice, start, stop)
  const loudness = envelope(context, voice, start, stop)
  const filter = filterOf(context, voice, start, stop)
  if (filter) source.connect(filter).connect(loudness)
  else source.connect(loudness)
  if (voice.flutter === undefined) loudness.connect(target)
  else loudness.connect(flutterOf(context, voice.flutter, start, stop)).connect(target)
  source.start(start)
  source.stop(stop)
}

function sourceOf(
  context: BaseAudioContext,
  voice: Voice,
  start: number,
  stop: number,
): AudioScheduledSourceNode {
  if (voice.wave === 'noise') {
    const noise = context.createBufferSource()
    noise.buffer = noiseOf(context)
    noise.loop = true
    return noise
  }
  const tone = context.createOscillator()
  tone.type = voice.wave
  const from = voice.from ?? 440
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(voice.to ?? from, stop)
  return tone
}

function envelope(context: BaseAudioContext, voice: Voice, start: number, stop: number): GainNode {
  const loudness = context.createGain()
  const { gain } = loudness
  gain.setValueAtTime(0, start)
  gain.linearRampToValueAtTime(voice.gain, start + voice.attack)
  if (voice.hold) {
    gain.setValueAtTime(voice.gain, stop - RELEASE)
    gain.linearRampToValueAtTime(0, stop)
  } else {
    gain.exponentialRampToValueAtTime(SILENCE, stop)
  }
  return loudness
}

function filterOf(
  context: BaseAudioContext,
  voice: Voice,
  start: number,
  stop: number,
): BiquadFilterNode | undefined {
  if (!voice.filter) return undefined
  const filter = context.createBiquadFilter()
  filter.type = voice.filter.type
  filter.frequency.setValueAtTime(voice.filter.from, start)
  filter.frequency.exponentialRampToValueAtTime(voice.filter.to ?? voice.filter.from, stop)
  filter.Q.value = voice.filter.q ?? 0.7
  return filter
}

/** A clapper: the loudness goes up and down between nothing and everything. */
function flutterOf(context: BaseAudioContext, beats: number, start: number, stop: number): GainNode {
  const swing = context.createGain()
  swing.gain.value = 0.5
  const depth = context.createGain()
  depth.gain.value = 0.5
  const clapper = context.createOscillator()
  clapper.frequency.value = beats
  clapper.connect(depth).connect(swing.gain)
  clapper.start(start)
  clapper.stop(stop)
  return swing
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Always the same noise, so that what a test hears is what a player hears. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let sample = 0; sample < samples.length; sample++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0
    samples[sample] = seed / 2 ** 31
  }
  noises.set(context, buffer)
  return buffer
}
