import { computed, useSignal, useSignalEffect } from '@preact/signals'
import { painted } from '../app/painted.ts'
import { session, shown } from '../game/gameCtrl.ts'
import { isPlaying } from '../game/showCtrl.ts'
import css from './wave.module.css'

const BARS = [
  5, 9, 14, 8, 18, 11, 22, 13, 26, 12, 20, 28, 15, 24, 10, 26, 17, 30, 14, 22, 9, 25, 16, 28, 12, 19, 7, 15,
  10, 6,
]
/** Every third bar breathes together. */
const BREATHS = [0, 1, 2]

const PATHS = BREATHS.map((breath) =>
  BARS.map((height, i) =>
    i % BREATHS.length === breath ? `M${i * 10 + 3} ${20 - height / 2}h3v${height}h-3z` : '',
  ).join(''),
)

/** It rings, or a step of the conversation is being told. */
const isHeard = computed(
  () => session.value.steps.length === 0 || (isPlaying.value && shown.value.phase === 'conversation'),
)

/**
 * The telephone line as a wave: it breathes while somebody talks, it is flat when nobody does. Nothing moves while
 * the player thinks: the browser would put the page together sixty times a second, and look at what moves before it
 * hands over a press. It begins after the picture that answers a press.
 */
export function Wave() {
  const isTalking = useSignal(isHeard.peek())
  useSignalEffect(() => {
    void isHeard.value
    void painted().then(() => {
      isTalking.value = isHeard.peek()
    })
  })
  return (
    <span class={css.wave} data-talking={isTalking}>
      {PATHS.map((path) => (
        <svg key={path} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
      ))}
    </span>
  )
}
