import type { Explained, RankedAction } from '@negotiator/advisor'
import { actionWords, decimal, whyText } from '@negotiator/language'
import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { session, speaker, state } from '../game/gameCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import tag from '../look/tag.module.css'
import { digitOf, indexOfDigit } from '../table/digits.ts'
import { lang, nameIn, t } from '../words/words.ts'
import css from './hint.module.css'
import type { Answer } from './hintProtocol.ts'
import { pointOut } from './pointOut.ts'

/** More would push the line out of sight. */
const AT_FIRST = 5

/** Every action with its chance of winning; pressed, it is shown on the table. */
export function Ranking({ said }: { said: Answer }) {
  const isWhole = useSignal(false)
  const { ranking, best, asked, chance } = said
  const isShown = (rank: number) => isWhole.value || rank < AT_FIRST || rank === asked?.rank
  const shown = ranking.map((ranked, rank) => ({ ranked, rank })).filter(({ rank }) => isShown(rank))
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
      <ol class={css.ranking} aria-label={t('web.hint.ranking')}>
        {shown.map(({ ranked, rank }) => (
          <li key={JSON.stringify(ranked.action)}>
            <Ranked ranked={ranked} rank={rank} chance={chance} />
            {rank === 0 && <Why explained={best} />}
            {rank === asked?.rank && <Why explained={asked} />}
          </li>
        ))}
      </ol>
      {shown.length < ranking.length && (
        <Button
          onPress={() => {
            isWhole.value = true
          }}
        >
          {t('web.hint.all', { n: ranking.length })}
        </Button>
      )}
    </>
  )
}

interface RankedProps {
  readonly ranked: RankedAction
  readonly rank: number
  readonly chance: number
}

/** The search tells how far actions are apart, games played out how good the best one is: shown is both together. */
function Ranked({ ranked: { action, behind }, rank, chance }: RankedProps) {
  const share = Math.max(0, chance - behind)
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
        {actionWords(lang.value, session.value.game, state.value, action)}{' '}
        {rank === 0 && <span class={tag.best}>{t('advisor.best')}</span>}
      </span>
      <span class={css.value}>
        {tenths(share)}
        <meter class={css.bar} min={0} max={1} value={share} aria-hidden="true" />
      </span>
    </button>
  )
}

function Why({ explained }: { explained: Explained }) {
  const name = state.value.second === 1 ? t('advisor.second') : nameIn(speaker.value)
  return <p class={css.why}>{whyText(lang.value, explained, name)}</p>
}

/** To a tenth of a point: often no more lies between the first two. */
const tenths = (share: number): string =>
  t('play.percent', { n: decimal(lang.value, (share * 100).toFixed(1)) })
