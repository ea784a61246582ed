// Forms of single values: a number, a line of text, yes or no, one of several words.
import page from '../../own/own.module.css'
import type { Path } from './draftData.ts'
import { change } from './editorCtrl.ts'
import { type FieldProps, valueAt, wrongAt } from './formPartView.tsx'
import { choiceLabel, fieldLabel, nameOfField } from './labels.ts'
import { resolved } from './schema.ts'

export function Whole({ schema, path }: FieldProps) {
  const { minimum, maximum } = resolved(schema)
  const { given, told } = wrongAt(path)
  const value = valueAt(path)
  return (
    <label class={page.field}>
      {fieldLabel(path)}
      <input
        type="number"
        inputMode="numeric"
        min={minimum}
        max={maximum}
        value={typeof value === 'number' ? value : ''}
        {...given}
        onInput={({ currentTarget: { value: typed } }) =>
          // Nothing typed yet is a mistake like any other; the field keeps its place.
          change(path, typed.trim() === '' ? null : Number(typed))
        }
      />
      {told}
    </label>
  )
}

export function Line({ schema, path }: FieldProps) {
  const { maxLength = 80 } = resolved(schema)
  const { given, told } = wrongAt(path)
  return (
    <label class={page.field}>
      {fieldLabel(path)}
      <input
        type="text"
        maxLength={maxLength}
        value={String(valueAt(path) ?? '')}
        {...given}
        onInput={({ currentTarget }) => change(path, currentTarget.value)}
      />
      {told}
    </label>
  )
}

export function Tick({ path }: { path: Path }) {
  return (
    <label class={page.tick}>
      <input
        type="checkbox"
        checked={valueAt(path) === true}
        onChange={({ currentTarget }) => change(path, currentTarget.checked)}
      />
      {fieldLabel(path)}
    </label>
  )
}

export function Select({ path, values }: { path: Path; values: readonly string[] }) {
  const { given, told } = wrongAt(path)
  return (
    <label class={page.field}>
      {fieldLabel(path)}
      <select
        value={String(valueAt(path) ?? '')}
        {...given}
        onChange={({ currentTarget }) => change(path, currentTarget.value)}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {choiceLabel(nameOfField(path), value)}
          </option>
        ))}
      </select>
      {told}
    </label>
  )
}
