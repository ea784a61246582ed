import { hostageOf } from '@negotiator/language'
import { seats } from '../game/gameCtrl.ts'
import { HostageWindow } from '../pictures.ts'
import { around } from '../words/around.ts'
import { lang } from '../words/words.ts'
import css from './lists.module.css'
import { Sheet } from './sheetView.tsx'

/** Everybody by name. */
export function PeopleSheet() {
  return (
    <Sheet title={around('web.people.title')} rules={['G1', 'G2', 'G3', 'D3']}>
      <ul class={css.list}>
        {seats.value.map(({ person, fate }, index) => {
          const { name, life, past } = hostageOf(lang.value, person)
          return (
            <li key={index} class={css.person}>
              <span class={css.window}>
                <HostageWindow state={fate} seed={person} />
              </span>
              <span>
                <b class={css.name}>{name}</b>
                <br />
                <span class={css.quiet}>{fate === 'killed' ? past : life}</span>
              </span>
              <span class={fate === 'held' ? css.quiet : css[fate]}>{around(`web.fate.${fate}`)}</span>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
