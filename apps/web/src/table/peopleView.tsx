import { hostageOf } from '@negotiator/language'
import { useMemo } from 'preact/hooks'
import { go, route } from '../app/router.ts'
import { seats, shown } from '../game/gameCtrl.ts'
import { goalsOf } from '../game/goals.ts'
import type { Seat } from '../game/people.ts'
import { HostageWindow } from '../pictures.ts'
import { lang, t } from '../words/words.ts'
import css from './people.module.css'

/** The building's windows: who is inside, who came out, who did not. */
export function People() {
  const { pool, saved, killed } = shown.value
  const { toWin, toLose } = goalsOf(shown.value)
  return (
    <button
      type="button"
      class={css.people}
      data-area="people"
      aria-label={t('web.people.label', { pool, saved, killed })}
      onClick={() => go(...route.value.slice(0, 2), 'people')}
    >
      <span class={css.windows} data-many={seats.value.length > 8} aria-hidden="true">
        {seats.value.map(({ person, fate }, index) => (
          <span key={index} class={css.window} data-fate={fate}>
            <Person {...{ person, fate }} />
            <span class={css.name}>{hostageOf(lang.value, person).name}</span>
          </span>
        ))}
      </span>
      <span class={css.counts} aria-hidden="true">
        <span>
          <b>{pool}</b> {t('web.people.inside')}
        </span>
        <span class={css.saved}>
          <b>
            {saved}
            <small>/{toWin}</small>
          </b>{' '}
          {t('web.people.saved')}
        </span>
        <span class={css.killed}>
          <b>
            {killed}
            <small>/{toLose}</small>
          </b>{' '}
          {t('web.people.killed')}
        </span>
      </span>
    </button>
  )
}

/** Drawn again only when it has another fate. */
const Person = ({ person, fate }: Seat) =>
  useMemo(() => <HostageWindow state={fate} seed={person} />, [person, fate])
