import { effect } from '@preact/signals'
import { settings } from '../app/settingsCtrl.ts'
import type { Sounds, soundOf } from '../sound/index.ts'
import type { Frame } from './frames.ts'

/** Most play in silence: they load neither what makes the sounds nor what says which one it is. */
let sounds: Sounds | null = null
let nameOf: typeof soundOf

async function load(): Promise<Sounds> {
  const made = await import('../sound/index.ts')
  nameOf = made.soundOf
  sounds ??= made.createSounds()
  return sounds
}

/** Off until asked for. Browsers let a page be heard only after a press, so it waits for the next one. */
export function followSoundSetting(): void {
  effect(() => {
    if (settings.value.sound) {
      void load()
      addEventListener('pointerdown', enable, { once: true })
    } else void sounds?.disable()
  })
  addEventListener('keydown', enable, { once: true })
}

function enable(): void {
  if (settings.peek().sound) void load().then((all) => all.enable())
}

/** For whoever has just switched them on: so they sound. */
export async function playSample(): Promise<void> {
  const all = await load()
  await all.enable()
  all.play('roll')
}

export function playFrame(frame: Frame, before: Frame | null): void {
  const name = sounds && nameOf(frame, before)
  if (name !== null) sounds?.play(name)
}
