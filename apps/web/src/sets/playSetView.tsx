import { setCode } from '@negotiator/content'
import { setProblemText } from '@negotiator/language'
import { useSignal } from '@preact/signals'
import { CallForm } from '../own/callFormView.tsx'
import { HowHard } from '../own/howHardView.tsx'
import css from '../own/own.module.css'
import { ownText } from '../own/ownText.ts'
import { lang, nameIn, t } from '../words/words.ts'
import { draft, library, problems } from './draftCtrl.ts'

/** B5: any abductor with any legal set. */
export function PlaySet() {
  const who = useSignal('arkayne')
  const { abductors } = library.value
  const entry = abductors.find(({ abductor }) => abductor.id === who.value) ?? abductors[0]!
  const [first] = problems.value
  return (
    <section class={css.panel}>
      <h2>{ownText('sets.play')}</h2>
      <label class={css.field}>
        {t('cli.label.abductor')}
        <select
          value={entry.abductor.id}
          onChange={({ currentTarget: { value } }) => {
            who.value = value
          }}
        >
          {abductors.map(({ abductor: { id } }) => (
            <option key={id} value={id}>
              {nameIn(id)}
            </option>
          ))}
        </select>
      </label>
      <CallForm
        key={entry.abductor.id}
        entry={entry}
        set={draft.value.set}
        whyNot={first === undefined ? null : setProblemText(lang.value, first)}
      />
      {first === undefined && (
        <p>
          <HowHard what="set" id={setCode(draft.value.set)} title={draft.value.name} />
        </p>
      )}
    </section>
  )
}
