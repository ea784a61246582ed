import { computed } from '@preact/signals'
import { go, route } from '../app/router.ts'
import { over, session, view } from '../game/gameCtrl.ts'
import { lastTale } from '../game/lastStep.ts'
import { notice } from '../game/noticeCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { isPlaying, lasting } from '../game/showCtrl.ts'
import { isDesk } from '../look/room.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { successesNow } from '../stage/rollCtrl.ts'
import { isLastCall } from '../stage/shopCtrl.ts'
import { t } from '../words/words.ts'
import css from './line.module.css'
import { Wave } from './waveView.tsx'

/** On a phone the shop, or a question, comes over what was told; a desk has the log beside it. */
const isCovered = computed(() => view.value.phase === 'spend' || view.value.pending === 'choose')

/** The stage has room for one part of a story. */
const besides = computed(() => (isCovered.value ? [] : (lasting.value?.besides ?? [])))

/** Nothing else tells all that the step brought: the line does, and has the room it needs. */
export const isTold = computed(
  () =>
    !isPlaying.value &&
    !over.value &&
    view.value.pending !== 'roll' &&
    ((isCovered.value && !isDesk.value) || besides.value.length > 0),
)

/** The last thing that happened; while the stage tells it, the line asks for the next. */
function words(): string {
  // At the end the stage tells it.
  if (isPlaying.value || over.value) return ''
  if (session.value.steps.length === 0) return t('web.line.rings')
  if (view.value.pending === 'roll') return t('play.roll', { n: successesNow() })
  if (isTold.value) return isCovered.value ? lastTale(session.value) : besides.value.join(' ')
  if (lasting.value !== null && selection.value === null && !isCovered.value) return prompt()
  return lasting.value?.lines.at(-1) ?? t('web.line.silence')
}

/** E3: the last call has a shop, and nothing after it. */
export const prompt = (): string => t(isLastCall() ? 'web.prompt.last' : 'web.prompt.talk')

/** The telephone line, and on it the last thing that happened. */
export function Line() {
  const asked = notice.value
  return (
    <div class={css.line} data-area="line">
      <Wave />
      {asked === null ? (
        <Words />
      ) : (
        <p class={css.notice} data-notice>
          {/* The link names the rule; the text need not. */}
          {asked.text.replace(` (${asked.rule})`, '')}{' '}
          {asked.rule !== undefined && (
            <RuleLink rule={asked.rule}>{t('web.rule.read', { rule: asked.rule })}</RuleLink>
          )}
        </p>
      )}
    </div>
  )
}

/** On a phone they lead to the whole log, which a desk shows anyway. */
function Words() {
  const said = (
    <span class={css.said} data-tale={isTold}>
      {words()}
    </span>
  )
  if (isDesk.value) return <p class={css.words}>{said}</p>
  return (
    <button type="button" class={css.words} onClick={() => go(...route.value.slice(0, 2), 'log')}>
      {said} <span class="visually-hidden">{t('web.line.log')}</span>
    </button>
  )
}
