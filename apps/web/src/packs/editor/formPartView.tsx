import { packProblemText } from '@negotiator/language'
import type { ComponentChildren } from 'preact'
import { lang } from '../../words/words.ts'
import { at, type Path, withAt, withIds } from './draftData.ts'
import css from './editor.module.css'
import { draft, problemAt, put } from './editorCtrl.ts'
import { fieldLabel, nameOfField } from './labels.ts'
import type { Schema } from './schema.ts'

/** What every form gets: the schema of a value, and where the value lies in the pack. */
export interface FieldProps {
  readonly schema: Schema
  readonly path: Path
}

export const valueAt = (path: Path): unknown => at(draft.value, path)

/** What is wrong with a value: attributes for its control, and the words beneath it. */
export function wrongAt(path: Path) {
  const id = `wrong-${path.join('-')}`
  const problem = problemAt(path)
  const text = problem === null ? null : packProblemText(lang.value, problem)
  return {
    given: { 'aria-invalid': problem !== null, 'aria-describedby': problem === null ? undefined : id },
    told: text !== null && (
      <span id={id} class={css.wrong}>
        {text}
      </span>
    ),
  }
}

/** New parts with an id get a name at once. */
export function add(path: Path, value: unknown, name = fieldLabel(path)): void {
  put(withIds(withAt(draft.value, path, value), path, stemOf(path), name))
}

const stemOf = (path: Path): string => nameOfField(path).toLowerCase()

interface PartProps {
  readonly path: Path
  readonly children: ComponentChildren
}

/** A part of a form; the large parts of an abductor are folded, or nobody would find the last of them. */
export function Part({ path, children }: PartProps) {
  const isFolded = path[0] === 'abductors' && path.length === 3 && path[2] !== 'rules'
  return isFolded ? (
    <details class={css.part}>
      <summary>{fieldLabel(path)}</summary>
      {children}
    </details>
  ) : (
    <fieldset class={css.part}>
      <legend>{fieldLabel(path)}</legend>
      {children}
    </fieldset>
  )
}
