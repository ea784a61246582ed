import { packProblemText } from '@negotiator/language'
import { useSignal } from '@preact/signals'
import page from '../../own/own.module.css'
import { ownText } from '../../own/ownText.ts'
import { lang } from '../../words/words.ts'
import { at, type Path, renamed } from './draftData.ts'
import css from './editor.module.css'
import { change, draft, languages, problems, put } from './editorCtrl.ts'
import { choiceLabel } from './labels.ts'

/** A person, a card, a place: its id, and what it is called and told in every language of the pack. */
export function IdTexts({ path }: { path: Path }) {
  const id = String(at(draft.value, path) ?? '')
  return (
    <div class={css.texts}>
      {languages.value.map((language) => (
        <Words key={language} what="names" id={id} language={language} />
      ))}
      <details>
        <summary>{ownText('edit.more-texts')}</summary>
        <div class={css.texts}>
          <IdLine id={id} />
          {isPerson(path) && <Voice id={id} />}
          {languages.value.map((language) => (
            <Words key={language} what="flavour" id={id} language={language} />
          ))}
          {languages.value.map((language) => (
            <Words key={language} what="stories" id={id} language={language} />
          ))}
        </div>
      </details>
    </div>
  )
}

/** Of whom sentences say he or she. */
const isPerson = (path: Path): boolean =>
  path.at(-2) === 'second' || (path[0] === 'abductors' && path.length === 3)

interface WordsProps {
  readonly what: 'names' | 'flavour' | 'stories'
  readonly id: string
  readonly language: string
}

const LONGEST = { names: 80, flavour: 400, stories: 3000 } as const

function Words({ what, id, language }: WordsProps) {
  const path = ['texts', language, what, id]
  const value = String(at(draft.value, path) ?? '')
  const field = path.join('.')
  const problem = problems.value.find((each) => each.field === field)
  const given = {
    id: field,
    value,
    maxLength: LONGEST[what],
    lang: language,
    'aria-invalid': problem !== undefined,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(path, oneLine(currentTarget.value)),
  }
  return (
    <label class={page.field} htmlFor={field}>
      {ownText(`text.${what}`, { language })}
      {what === 'names' ? (
        <input type="text" {...given} />
      ) : (
        <textarea rows={what === 'stories' ? 5 : 2} {...given} />
      )}
      {problem !== undefined && <span class={css.wrong}>{packProblemText(lang.value, problem)}</span>}
    </label>
  )
}

/** Texts of packs have no line breaks; and an empty text is none. */
const oneLine = (typed: string): string | undefined => typed.replace(/\s*\n\s*/g, ' ') || undefined

function Voice({ id }: { id: string }) {
  return (
    <label class={page.field}>
      {ownText('field.voices')}
      <select
        value={draft.value?.voices?.[id] ?? ''}
        onChange={({ currentTarget: { value } }) => change(['voices', id], value === '' ? undefined : value)}
      >
        <option value="">{ownText('choice.voices.none')}</option>
        <option value="m">{choiceLabel('voices', 'm')}</option>
        <option value="f">{choiceLabel('voices', 'f')}</option>
      </select>
    </label>
  )
}

/** What follows the dot; taken over when the field is left, everywhere in the pack. */
function IdLine({ id }: { id: string }) {
  const [pack = '', name = ''] = id.split('.')
  const isWrong = useSignal(false)
  return (
    <label class={page.field}>
      {ownText('field.id')} ({pack}.…)
      <input
        type="text"
        maxLength={32}
        spellcheck={false}
        autoComplete="off"
        value={name}
        aria-invalid={isWrong.value}
        onChange={({ currentTarget: { value } }) => {
          const wanted = `${pack}.${value}`
          const isTaken = wanted !== id && JSON.stringify(draft.value).includes(`"${wanted}"`)
          isWrong.value = isTaken || !/^[a-z0-9-]{1,32}$/.test(value)
          if (!isWrong.value) put(renamed(draft.value, id, wanted))
        }}
      />
      {isWrong.value && <span class={css.wrong}>{ownText('edit.bad-id')}</span>}
    </label>
  )
}
