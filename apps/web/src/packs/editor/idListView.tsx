import { Button } from '../../look/buttonView.tsx'
import page from '../../own/own.module.css'
import { ownText } from '../../own/ownText.ts'
import { nameIn } from '../../words/words.ts'
import { at, type Path } from './draftData.ts'
import css from './editor.module.css'
import { change, draft } from './editorCtrl.ts'
import { fieldLabel } from './labels.ts'

interface Props {
  readonly path: Path
  /** Those that it may name. */
  readonly ids: readonly string[]
}

/** Cards by their names: those that are in the list, and one more from all there are. */
export function IdList({ path, ids }: Props) {
  const value = at(draft.value, path)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const label = fieldLabel(path)
  return (
    <fieldset class={css.part}>
      <legend>{label}</legend>
      <ul class={css.chips}>
        {chosen.map((id, index) => (
          <li key={id}>
            <Button
              label={ownText('edit.take-out', { name: nameIn(id) })}
              onPress={() => change([...path, index], undefined)}
            >
              {nameIn(id)} ✕
            </Button>
          </li>
        ))}
      </ul>
      <label class={page.field}>
        <span class="visually-hidden">{label}</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') change([...path, chosen.length], currentTarget.value)
            currentTarget.value = ''
          }}
        >
          <option value="">{ownText('edit.add-card')}</option>
          {ids
            .filter((id) => !chosen.includes(id))
            .map((id) => (
              <option key={id} value={id}>
                {nameIn(id)}
              </option>
            ))}
        </select>
      </label>
    </fieldset>
  )
}

export function IdSelect({ path, ids }: Props) {
  const value = String(at(draft.value, path) ?? '')
  return (
    <label class={page.field}>
      {fieldLabel(path)}
      <select value={value} onChange={({ currentTarget }) => change(path, currentTarget.value)}>
        {[...new Set([value, ...ids])].map((id) => (
          <option key={id} value={id}>
            {id === '' ? '—' : nameIn(id)}
          </option>
        ))}
      </select>
    </label>
  )
}
