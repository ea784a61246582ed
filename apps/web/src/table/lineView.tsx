import { over, session, view } from '../game/gameCtrl.ts'
import { notice } from '../game/noticeCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { lasting, playing } from '../game/showCtrl.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { successesNow } from '../stage/rollCtrl.ts'
import { isLastCall } from '../stage/shopCtrl.ts'
import { t } from '../words/words.ts'
import css from './line.module.css'
import { Wave } from './waveView.tsx'

/** The last thing that happened; while the stage tells it, the line asks for the next. */
function words(): string {
  // At the end the stage tells it.
  if (playing.value !== null || over.value) return ''
  if (session.value.steps.length === 0) return t('web.line.rings')
  const { pending, phase } = view.value
  if (pending === 'roll') return t('play.roll', { n: successesNow() })
  const last = lasting.value?.lines.at(-1) ?? t('web.line.silence')
  const isToldOnStage = selection.value === null && pending === null && phase === 'conversation'
  return isToldOnStage && lasting.value !== null ? prompt() : last
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
        <p class={css.words}>{words()}</p>
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
