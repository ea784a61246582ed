import { address } from '../app/router.ts'
import { session, shown, view } from '../game/gameCtrl.ts'
import { notice } from '../game/noticeCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { lasting, playing } from '../game/showCtrl.ts'
import { t } from '../words/words.ts'
import css from './line.module.css'

const BARS = [
  5, 9, 14, 8, 18, 11, 22, 13, 26, 12, 20, 28, 15, 24, 10, 26, 17, 30, 14, 22, 9, 25, 16, 28, 12, 19, 7, 15,
  10, 6,
]

/** The last thing that happened; while the stage tells it, the line asks for the next. */
function words(): string {
  if (playing.value !== null) return ''
  if (session.value.steps.length === 0) return t('web.line.rings')
  const last = lasting.value?.lines.at(-1) ?? t('web.line.silence')
  const isToldOnStage =
    selection.value === null && view.value.pending === null && view.value.phase === 'conversation'
  return isToldOnStage && lasting.value !== null ? t('web.prompt.talk') : last
}

/** The telephone line: it breathes while you talk, it is flat when nobody does; and the last thing that happened. */
export function Line() {
  const isTalking = view.value.phase === 'conversation'
  const asked = notice.value
  return (
    <div class={css.line} data-talking={isTalking} data-threat={shown.value.threat}>
      <svg class={css.wave} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
        {BARS.map((height, i) => (
          <rect
            key={`${i}-${height}`}
            x={i * 10 + 3}
            y={20 - height / 2}
            width="3"
            height={height}
            rx="1.5"
          />
        ))}
      </svg>
      {asked === null ? (
        <p class={css.words}>{words()}</p>
      ) : (
        <p class={css.notice}>
          {asked.text}{' '}
          {asked.rule !== undefined && (
            <a href={address('rules', asked.rule)}>{t('web.rule.read', { rule: asked.rule })}</a>
          )}
        </p>
      )}
    </div>
  )
}
