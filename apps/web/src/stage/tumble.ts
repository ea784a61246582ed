import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { isPlaying, paceNow } from '../game/showCtrl.ts'

/** At normal speed a die in the air shows another face so often. */
const TURN_MS = 70
/** The first die lands after so many turns, each further one a turn later, all before the next picture comes. */
const FIRST_LANDS = 9
const LAST_LANDS = 11
/** In this order a die in the air shows its faces: whatever it has rolled. */
const FACES = [2, 6, 3, 1, 5, 4]

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')

const landsAt = (die: number): number => Math.min(FIRST_LANDS + die, LAST_LANDS)

/** Milliseconds until a die lands. */
export const airtime = (die: number): number => landsAt(die) * TURN_MS * paceNow()

/** What a die in the air shows at this turn; null once it has landed. */
export const faceInTheAir = (die: number, turn: number): number | null =>
  turn < landsAt(die) ? FACES[(turn + die) % FACES.length]! : null

/** How often the dice have turned; whoever asks for less motion sees them lie at once. */
export function useTurns(isTumbling: boolean): number {
  const turn = useSignal(0)
  // Made ready under a finger they do not move yet.
  const isInTheAir = isTumbling && isPlaying.value && !lessMotion.matches
  useLayoutEffect(() => {
    if (!isInTheAir) return
    const timer = setInterval(() => {
      turn.value++
      if (turn.value === LAST_LANDS) clearInterval(timer)
    }, TURN_MS * paceNow())
    return () => {
      clearInterval(timer)
      turn.value = 0
    }
  }, [isInTheAir])
  return isInTheAir ? turn.value : LAST_LANDS
}
