import type { FunctionComponent } from 'preact'
import { Button } from '../../look/buttonView.tsx'
import { ownText } from '../../own/ownText.ts'
import type { Path } from './draftData.ts'
import css from './editor.module.css'
import { change } from './editorCtrl.ts'
import { add, type FieldProps, Part, valueAt, wrongAt } from './formPartView.tsx'
import { fieldLabel } from './labels.ts'
import { blankOf, resolved } from './schema.ts'

interface ListProps extends FieldProps {
  /** The form of one entry. */
  readonly Entry: FunctionComponent<FieldProps>
}

export function List({ schema, path, Entry }: ListProps) {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = resolved(schema)
  const value = valueAt(path)
  const entries = Array.isArray(value) ? value : []
  const { told } = wrongAt(path)
  return (
    <Part path={path}>
      <ol class={css.list}>
        {entries.map((_, index) => (
          <li key={index} class={css.entry}>
            <Entry schema={items!} path={[...path, index]} />
            {entries.length > minItems && <Remove path={[...path, index]} />}
          </li>
        ))}
      </ol>
      {told}
      {entries.length < maxItems && (
        <Button onPress={() => add([...path, entries.length], blankOf(items!))}>
          + {fieldLabel([...path, entries.length])}
        </Button>
      )}
    </Part>
  )
}

function Remove({ path }: { path: Path }) {
  const index = Number(path.at(-1)) + 1
  return (
    <Button
      kind="quiet"
      label={ownText('edit.remove', { field: fieldLabel(path.slice(0, -1)), n: index })}
      onPress={() => change(path, undefined)}
    >
      ✕
    </Button>
  )
}

/** Instructions, from left to right: each with its op first. */
export function Effects({ schema, path, Entry }: ListProps) {
  const { items, maxItems = 0 } = resolved(schema)
  const value = valueAt(path)
  const effects = Array.isArray(value) ? value : []
  const { told } = wrongAt(path)
  return (
    <Part path={path}>
      <ol class={css.list}>
        {effects.map((_, index) => (
          <li key={index} class={css.effect}>
            <Entry schema={items!} path={[...path, index]} />
            {index > 0 && (
              <Button
                kind="quiet"
                label={ownText('edit.earlier', { n: index + 1 })}
                onPress={() => change(path, swapped(effects, index))}
              >
                ↑
              </Button>
            )}
            <Remove path={[...path, index]} />
          </li>
        ))}
      </ol>
      {told}
      {effects.length < maxItems && (
        <Button onPress={() => change([...path, effects.length], blankOf(items!))}>
          {ownText('edit.add-effect')}
        </Button>
      )}
    </Part>
  )
}

const swapped = (list: readonly unknown[], index: number): unknown[] =>
  list.map((each, i) => (i === index - 1 ? list[index] : i === index ? list[index - 1] : each))
