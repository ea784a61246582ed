export { SOUND_NAMES, type SoundName } from './catalogue.ts'
export { soundOf } from './soundOf.ts'
export { createSounds, type Sounds } from './sounds.ts'
