import { hostageOf } from '@negotiator/language'
import type { Seat } from '../game/people.ts'
import { HostageWindow } from '../pictures.ts'
import { Arc } from '../table/dialView.tsx'
import { lang } from '../words/words.ts'
import css from './landing.module.css'

interface Props {
  readonly threat: number
  readonly seats: readonly Seat[]
}

/** The dial, and everybody who is or was behind a window, by name. */
export function Inside({ threat, seats }: Props) {
  return (
    <>
      <div class={css.dial}>
        <Arc threat={threat} />
      </div>
      <ul class={css.windows}>
        {seats.map(({ person, fate }) => (
          <li key={person} data-fate={fate}>
            <span class={css.window}>
              <HostageWindow state={fate} seed={person} />
            </span>
            {hostageOf(lang.value, person).name}
          </li>
        ))}
      </ul>
    </>
  )
}
