import { computed, signal } from '@preact/signals'
import { settings } from '../app/settingsCtrl.ts'
import type { Frame, LastingFrame } from './frames.ts'
import { playFrame } from './soundCtrl.ts'

const PACE = { normal: 1, fast: 0.45, off: 0 } as const

/** How long pictures are shown, as a share of their time at normal speed. */
export const paceNow = (): number => PACE[settings.value.speed]

/** The picture being shown right now; null once the story of the step is told. */
export const playing = signal<Frame | null>(null)
/** What stays on the stage afterwards. */
export const lasting = signal<LastingFrame | null>(null)
/** The first picture of what a press would bring, made ready while it lasts. */
const readied = signal<Frame | null>(null)
/** The picture on the stage: seen while one is shown, else only made ready. */
export const pictured = computed(() => playing.value ?? readied.value)
export const isPlaying = computed(() => playing.value !== null)

let timer: ReturnType<typeof setTimeout> | undefined
/** Does the story that was begun last lead into another phase? */
let isTurning = false

/** A phase has come that the player has not been shown yet: its story is still being told. */
export const isPhaseUntold = (): boolean => isTurning && isPlaying.peek()

/** Tells a step in pictures. It only delays what is shown: the game itself is already there and takes input. */
export function show(frames: readonly Frame[]): void {
  clearTimeout(timer)
  readied.value = null
  isTurning = frames.some(({ event }) => event === 'phase' || event === 'turn')
  const pace = paceNow()
  if (pace === 0) {
    playing.value = null
    // Without pictures one sound is enough: that of the end.
    const last = frames.at(-1)
    if (last !== undefined) playFrame(last, frames.at(-2) ?? null)
  } else next(frames, pace, null)
}

/** Makes the first picture of a story ready. */
export function ready(frames: readonly Frame[]): void {
  readied.value = settings.value.speed === 'off' ? null : (frames.find(({ hold }) => hold > 0) ?? null)
}

function next([frame, ...rest]: readonly Frame[], pace: number, before: Frame | null): void {
  if (frame === undefined) {
    playing.value = null
    return
  }
  playFrame(frame, before)
  if (frame.hold === 0) {
    next(rest, pace, frame)
    return
  }
  playing.value = frame
  timer = setTimeout(() => next(rest, pace, frame), frame.hold * pace)
}

export function skip(): void {
  clearTimeout(timer)
  playing.value = null
}

/** Another game, or a step taken back: the stage is empty. */
export function clearStage(): void {
  skip()
  readied.value = null
  lasting.value = null
}
