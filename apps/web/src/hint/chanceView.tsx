import { actionWords } from '@negotiator/language'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { session, state } from '../game/gameCtrl.ts'
import { around } from '../words/around.ts'
import { lang, percent } from '../words/words.ts'
import css from './hint.module.css'
import type { Answer } from './hintProtocol.ts'

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** How likely it is that this night ends well, with the interval once games were played out. */
export function Chance({ said }: { said: Answer | null }) {
  const margin = said?.margin ?? null
  return (
    <div class={css.chance} data-done={said?.isDone ?? false}>
      <b class={css.share}>{said === null ? '…' : percent(said.chance)}</b>
      <span class={css.words}>{around('web.hint.chance')}</span>
      <span class={css.range}>
        {said === null || margin === null
          ? around('web.hint.first-sight')
          : around('web.hint.range', {
              low: percent(within(said.chance - margin)),
              high: percent(within(said.chance + margin)),
            })}
      </span>
      <Spoken said={said} />
    </div>
  )
}

/** Said once at the first answer and once at the end, not at every change between. */
function Spoken({ said }: { said: Answer | null }) {
  const words = useSignal('')
  // In words, once the picture is there.
  useEffect(() => {
    const isWorthIt = said !== null && (said.isDone || said.margin === null)
    words.value = isWorthIt
      ? around('web.hint.spoken', {
          action: actionWords(lang.value, session.value.game, state.value, said.best.action),
          chance: percent(said.chance),
        })
      : ''
  }, [said, lang.value])
  return (
    <p class="visually-hidden" role="status">
      {words}
    </p>
  )
}
