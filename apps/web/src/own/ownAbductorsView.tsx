import { useEffect } from 'preact/hooks'
import { address } from '../app/router.ts'
import { Portrait } from '../pictures.ts'
import { nameIn } from '../words/words.ts'
import css from './ownAbductors.module.css'
import { loadOwn, packsOn } from './ownCtrl.ts'

/** On the start page: the abductors of the packs that are switched on. */
export function OwnAbductors() {
  useEffect(() => void loadOwn(), [])
  return (
    <ul class={css.faces}>
      {packsOn.value
        .flatMap(({ abductors = [] }) => abductors)
        .map(({ id }) => (
          <li key={id}>
            <a class={css.face} href={address('packs', 'call', id)}>
              <span class={css.picture}>
                <Portrait id={id} mood="calm" />
              </span>
              {nameIn(id)}
            </a>
          </li>
        ))}
    </ul>
  )
}
