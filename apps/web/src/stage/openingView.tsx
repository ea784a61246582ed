import { flavourOf, storyOf } from '@negotiator/language'
import { isBeyond, session } from '../game/gameCtrl.ts'
import { Night } from '../own/lazyOwn.ts'
import { lang, t } from '../words/words.ts'
import css from './opening.module.css'

/** Before the first word: who it is. */
export function Opening() {
  const { abductor } = session.value.setup
  return (
    <div class={css.opening}>
      <p class={css.brief}>{flavourOf(lang.value, abductor)}</p>
      <p class={css.story}>{storyOf(lang.value, abductor)}</p>
      {isBeyond() && (
        <div class={css.story}>
          <Night />
        </div>
      )}
      <p class={css.prompt}>{t('web.prompt.first')}</p>
    </div>
  )
}
