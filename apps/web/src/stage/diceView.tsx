import { dialLabel } from '@negotiator/language'
import type { ShownDice } from '../game/frames.ts'
import { Die, type DieState } from '../pictures.ts'
import { lang, t } from '../words/words.ts'
import css from './dice.module.css'
import { airtime, faceInTheAir, useTurns } from './tumble.ts'

/** R2, R8. */
export function dieState(face: number, isConverted: boolean, foursCount: boolean): DieState {
  if (isConverted) return 'converted'
  if (face >= 5) return 'success'
  if (face === 4) return foursCount ? 'success' : 'four'
  return 'fail'
}

/** What is heard says the result at once; what is seen tells it die by die, as they land. */
export function Dice({ dice }: { dice: ShownDice }) {
  const { faces, isTumbling, successes, against } = dice
  const turn = useTurns(isTumbling)
  const words = t('web.dice.show', { faces: faces.join(', ') })
  return (
    <div class={css.row} data-dice={faces.length}>
      <div class={css.dice} role="img" aria-label={words} data-many={faces.length > 3}>
        {faces.map((face, i) => (
          <RollingDie key={i} index={i} turn={turn} face={face} lands={stateOf(dice, i)} />
        ))}
      </div>
      {successes !== null && <p class={css.successes}>{t('web.dice.successes', { n: successes })}</p>}
      {against !== null && !isTumbling && (
        <p class={css.successes}>{t('web.dice.against', { n: dialLabel(lang.value, against) })}</p>
      )}
    </div>
  )
}

interface RollingDieProps {
  readonly index: number
  readonly turn: number
  readonly face: number
  /** What it is once it lies. */
  readonly lands: DieState
}

function RollingDie({ index, turn, face, lands }: RollingDieProps) {
  const inTheAir = faceInTheAir(index, turn)
  const isRolling = inTheAir !== null
  return (
    <span
      class={css.die}
      data-state={isRolling ? 'rolling' : lands}
      {...(isRolling && { style: { animationDuration: `${airtime(index)}ms` } })}
    >
      <Die face={inTheAir ?? face} state={isRolling ? 'rolling' : lands} />
    </span>
  )
}

function stateOf({ faces, against, foursCount, converted }: ShownDice, index: number): DieState {
  const face = faces[index]!
  if (against !== null) return face >= against ? 'success' : 'fail'
  const state = dieState(face, converted.includes(index), foursCount)
  return state === 'four' ? 'fail' : state
}
