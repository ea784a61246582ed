import type { ShownDice } from '../game/frames.ts'
import { Die, type DieState } from '../pictures.ts'
import { t } from '../words/words.ts'
import css from './dice.module.css'

/** R2, R8. */
export function dieState(face: number, isConverted: boolean, foursCount: boolean): DieState {
  if (isConverted) return 'converted'
  if (face >= 5) return 'success'
  if (face === 4) return foursCount ? 'success' : 'four'
  return 'fail'
}

export function Dice({ dice }: { dice: ShownDice }) {
  const { faces, isTumbling, foursCount, successes, against } = dice
  const words = t('web.dice.show', { faces: faces.join(', ') })
  return (
    <div class={css.row}>
      <div
        class={css.dice}
        role="img"
        aria-label={words}
        data-tumbling={isTumbling}
        data-many={faces.length > 3}
      >
        {faces.map((face, i) => (
          <span key={i} class={css.die}>
            <Die face={face} state={stateOf(dice, face, foursCount)} />
          </span>
        ))}
      </div>
      {successes !== null && <p class={css.successes}>{t('web.dice.successes', { n: successes })}</p>}
      {against !== null && !isTumbling && (
        <p class={css.successes}>{t('web.dice.against', { n: against })}</p>
      )}
    </div>
  )
}

function stateOf({ isTumbling, against }: ShownDice, face: number, foursCount: boolean): DieState {
  if (isTumbling) return 'rolling'
  if (against !== null) return face >= against ? 'success' : 'fail'
  const state = dieState(face, false, foursCount)
  return state === 'four' ? 'fail' : state
}
