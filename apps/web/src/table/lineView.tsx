import { over, session, view } from '../game/gameCtrl.ts'
import { notice } from '../game/noticeCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { lasting, playing } from '../game/showCtrl.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { t } from '../words/words.ts'
import css from './line.module.css'
import { Wave } from './waveView.tsx'

/** The last thing that happened; while the stage tells it, the line asks for the next. */
function words(): string {
  // At the end the stage tells it.
  if (playing.value !== null || over.value) return ''
  if (session.value.steps.length === 0) return t('web.line.rings')
  const last = lasting.value?.lines.at(-1) ?? t('web.line.silence')
  const isToldOnStage =
    selection.value === null && view.value.pending === null && view.value.phase === 'conversation'
  return isToldOnStage && lasting.value !== null ? t('web.prompt.talk') : last
}

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
          {asked.text}{' '}
          {asked.rule !== undefined && (
            <RuleLink rule={asked.rule}>{t('web.rule.read', { rule: asked.rule })}</RuleLink>
          )}
        </p>
      )}
    </div>
  )
}
