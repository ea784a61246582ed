import css from '../own/own.module.css'
import type { Form } from './form.ts'
import { ask, fill, form, problem } from './formCtrl.ts'
import own from './lab.module.css'
import { lt } from './words.ts'

export const askOnEnter = ({ key }: KeyboardEvent): void => {
  if (key === 'Enter') void ask()
}

type NumberName = 'games' | 'most' | 'sure' | 'margin'

/** Typed as text, so that what is wrong is told in our words and not lost. */
export function NumberField({ name }: { name: NumberName }) {
  const isWrong = problem.value?.field === name
  return (
    <label class={css.field}>
      {lt(`lab.form.${name}`)}
      <input
        class={own.number}
        type="text"
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
        value={form.value[name]}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? 'lab-problem' : undefined}
        onKeyDown={askOnEnter}
        onInput={({ currentTarget: { value } }) => fill({ [name]: value } as Pick<Form, NumberName>)}
      />
    </label>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly groups: readonly OptionGroup[]
  readonly onChoose: (value: string) => void
}

export interface OptionGroup {
  /** Null: they stand on their own. */
  readonly title: string | null
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

export function Select({ label, value, groups, onChoose }: SelectProps) {
  return (
    <label class={css.field}>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {groups.map(({ title, options }) => {
          const shown = options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))
          return title === null ? (
            shown
          ) : (
            <optgroup key={title} label={title}>
              {shown}
            </optgroup>
          )
        })}
      </select>
    </label>
  )
}
