import type { Explained } from '@negotiator/advisor'
import { actionWords, chanceShown, decimal, whyText } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { session, speaker, state } from '../game/gameCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { ShareBar } from '../look/shareBarView.tsx'
import tag from '../look/tag.module.css'
import { digitOf, indexOfDigit } from '../table/digits.ts'
import { advised } from '../words/advised.ts'
import { around } from '../words/around.ts'
import { lang, nameIn, t } from '../words/words.ts'
import css from './hint.module.css'
import type { Answer } from './hintProtocol.ts'
import { pointOut } from './pointOut.ts'
import { useDrawnLines } from './useDrawnLines.ts'

/** More would push the line out of sight. */
const AT_FIRST = 5

/** Every action with its chance of winning; pressed, it is shown on the table. */
export function Ranking({ said }: { said: Answer }) {
  const isWhole = useSignal(false)
  const { ranking, best, asked, chance } = said
  const isShown = (rank: number) => isWhole.value || rank < AT_FIRST || rank === asked?.rank
  const shown = ranking.map((ranked, rank) => ({ ranked, rank })).filter(({ rank }) => isShown(rank))
  // The reason is a line of its own, right after the best action.
  const drawn = useDrawnLines(shown.length + 1)
  // Gone with the sheet: a key pressed right after it was closed belongs to the table.
  useLayoutEffect(() => {
    const listen = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const ranked = altKey || ctrlKey || metaKey ? undefined : ranking[indexOfDigit(key)]
      if (ranked !== undefined) pointOut(ranked.action)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [ranking])
  return (
    <>
      <ol class={css.ranking} aria-label={around('web.hint.ranking')}>
        {shown.map(({ ranked: { action, value }, rank }, line) => {
          const named = JSON.stringify(action)
          return (
            <li key={named} class={css.place}>
              {(rank === 0 || line + 1 < drawn) && (
                <Ranked named={named} rank={rank} value={chanceShown(chance, best.value, value).chance} />
              )}
              {rank === 0 && drawn > 1 && <Why explained={best} />}
              {rank === asked?.rank && line + 1 < drawn && <Why explained={asked} />}
            </li>
          )
        })}
      </ol>
      {drawn > 1 && shown.length < ranking.length && (
        <Button
          onPress={() => {
            isWhole.value = true
          }}
        >
          {around('web.hint.all', { n: ranking.length })}
        </Button>
      )}
    </>
  )
}

interface RankedProps {
  /** The action as JSON: every answer brings a copy of it, and the same one is not drawn again. */
  readonly named: string
  readonly rank: number
  /** In tenths of a point, as it is shown: what rounds to the same is not drawn again. */
  readonly value: number
}

function Ranked({ named, rank, value }: RankedProps) {
  const action = useMemo((): Action => JSON.parse(named), [named])
  // The words stay while the numbers get better.
  const words = useMemo(
    () => actionWords(lang.value, session.value.game, state.value, action),
    [lang.value, state.value, action],
  )
  return (
    <button
      type="button"
      class={css.ranked}
      data-best={rank === 0}
      aria-keyshortcuts={digitOf(rank)}
      onClick={() => pointOut(action)}
    >
      <span class={css.rank} aria-hidden="true">
        {rank + 1}
      </span>
      <span class={css.action}>
        {words} {rank === 0 && <span class={tag.best}>{advised('advisor.best')}</span>}
      </span>
      <span class={css.value}>
        {t('play.percent', { n: decimal(lang.value, (value / 10).toFixed(1)) })}
        <ShareBar share={value / 1000} />
      </span>
    </button>
  )
}

function Why({ explained }: { explained: Explained }) {
  const name = state.value.second === 1 ? advised('advisor.second') : nameIn(speaker.value)
  const { other } = explained
  const otherWords = other === null ? '' : actionWords(lang.value, session.value.game, state.value, other)
  return <p class={css.why}>{whyText(lang.value, { ...explained, otherWords }, name)}</p>
}
