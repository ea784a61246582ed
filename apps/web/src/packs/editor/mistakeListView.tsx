import { packProblemText } from '@negotiator/language'
import page from '../../own/own.module.css'
import { aboutPacks, ownText } from '../../own/ownText.ts'
import { lang } from '../../words/words.ts'
import css from './editor.module.css'
import { draft, isSettled, problems } from './editorCtrl.ts'

const MOST_SHOWN = 8

/** Is it a good pack as it stands? Said at every change. */
export function MistakeList() {
  const found = problems.value
  const { abductors = [], conversation = [], demands = [], terror = [], pivotal = [] } = draft.value ?? {}
  if (found.length === 0) {
    const cards = conversation.length + demands.length + terror.length + pivotal.length
    return (
      <p class={page.verdict} data-legal="true" data-settled={isSettled.value} role="status">
        <span aria-hidden="true">✓ </span>
        {ownText('edit.good', { abductors: abductors.length, cards })}
      </p>
    )
  }
  return (
    <div class={page.verdict} data-legal="false" data-settled={isSettled.value} role="status">
      <h2>{ownText('packs.mistakes', { n: found.length })}</h2>
      <ul class={css.mistakes}>
        {found.slice(0, MOST_SHOWN).map((problem, i) => (
          <li key={i}>{packProblemText(lang.value, problem)}</li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p>{aboutPacks('extra.and')} …</p>}
    </div>
  )
}
