import { effect } from '@preact/signals'
import { settings } from '../app/settingsCtrl.ts'
import type { SoundName, Sounds } from '../sound/index.ts'
import type { Frame } from './frames.ts'

/** Most play in silence: they do not load what makes the sounds. */
let sounds: Sounds | null = null

async function load(): Promise<Sounds> {
  const { createSounds } = await import('../sound/index.ts')
  sounds ??= createSounds()
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

/** What a picture of the story sounds like. */
function soundOf({ event, dice, counters, head }: Frame, before: Frame | null): SoundName | null {
  switch (event) {
    case 'play':
    case 'facedown':
    case 'conceded':
    case 'ability':
      return 'card'
    case 'bought':
    case 'taken':
      return 'buy'
    case 'roll':
    case 'check':
    case 'react':
      return 'roll'
    case 'settle':
      return dice !== null && dice.successes !== 0 ? 'success' : 'fail'
    case 'drawn':
      return head?.kind === 'pivotal' ? 'pivotal' : 'terror'
    case 'saved':
      return 'save'
    case 'killed':
      return 'kill'
    case 'threat':
      return counters.threat > (before?.counters.threat ?? counters.threat) ? 'threat-up' : 'threat-down'
    case 'conversation-ended':
      return 'hang-up'
    case 'over':
      return counters.pool === 0 && counters.saved > counters.killed ? 'win' : 'lose'
    default:
      return null
  }
}

export function playFrame(frame: Frame, before: Frame | null): void {
  const name = soundOf(frame, before)
  if (name !== null) sounds?.play(name)
}
