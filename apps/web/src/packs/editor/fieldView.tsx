import { Button } from '../../look/buttonView.tsx'
import page from '../../own/own.module.css'
import { ownText } from '../../own/ownText.ts'
import type { Path } from './draftData.ts'
import css from './editor.module.css'
import { change, draft } from './editorCtrl.ts'
import { add, type FieldProps, Part, valueAt } from './formPartView.tsx'
import { IdList, IdSelect } from './idListView.tsx'
import { IdTexts } from './idTextsView.tsx'
import { idsFor } from './knownIds.ts'
import { choiceLabel, fieldLabel, nameOfField } from './labels.ts'
import { Effects, List } from './listFieldView.tsx'
import { blankOf, isEffects, resolved, variantsOf } from './schema.ts'
import { Line, Select, Tick, Whole } from './simpleFieldView.tsx'
import { type Mark, markNow, marksOf, switched } from './unions.ts'

/** The form of any part of a pack, by its schema. */
export function Field({ schema, path }: FieldProps) {
  const { type, enum: values, const: fixed, pattern, prefixItems } = resolved(schema)
  if (fixed !== undefined) return null
  if (isEffects(schema)) return <Effects schema={schema} path={path} Entry={Field} />
  if (variantsOf(schema) !== null) return <Union schema={schema} path={path} />
  if (prefixItems !== undefined) return <Fixed schema={schema} path={path} />
  if (values !== undefined) return <Select path={path} values={values} />
  if (type === 'integer') return <Whole schema={schema} path={path} />
  if (type === 'boolean') return <Tick path={path} />
  if (type === 'object') return <Parts schema={schema} path={path} />
  if (type !== 'array') {
    const ids = idsFor(path, draft.value!)
    if (ids !== null) return <IdSelect path={path} ids={ids} />
    return path.at(-1) === 'id' && pattern !== undefined ? (
      <IdTexts path={path} />
    ) : (
      <Line schema={schema} path={path} />
    )
  }
  const ids = idsFor(path, draft.value!)
  return ids === null ? <List schema={schema} path={path} Entry={Field} /> : <IdList path={path} ids={ids} />
}

/** The fields of an object: those it must have, those it has, and buttons for the others. */
function Parts({ schema, path }: FieldProps) {
  const isEntry = path.length === 2
  return isEntry ? (
    <Properties schema={schema} path={path} />
  ) : (
    <Part path={path}>
      <Properties schema={schema} path={path} />
    </Part>
  )
}

export interface PropertiesProps extends FieldProps {
  /** Which of the optional fields are offered; all unless told. */
  readonly offered?: (name: string) => boolean
  /** What a field begins with; the smallest allowed value unless told. */
  readonly firstOf?: (name: string) => unknown
}

export function Properties({ schema, path, offered = () => true, firstOf }: PropertiesProps) {
  const { properties = {}, required = [] } = resolved(schema)
  const value = (valueAt(path) ?? {}) as Record<string, unknown>
  const names = Object.keys(properties)
  const present = names.filter((name) => required.includes(name) || name in value)
  const absent = names.filter((name) => !present.includes(name) && offered(name))
  return (
    <>
      <div class={css.fields}>
        {present.map((name) => (
          <div key={name} class={css.field}>
            <Field schema={properties[name]!} path={[...path, name]} />
            {!required.includes(name) && (
              <Button
                kind="quiet"
                label={ownText('edit.without', { field: fieldLabel([...path, name]) })}
                onPress={() => change([...path, name], undefined)}
              >
                ✕
              </Button>
            )}
          </div>
        ))}
      </div>
      {absent.length > 0 && (
        <div class={page.buttons}>
          {absent.map((name) => (
            <Button
              key={name}
              onPress={() => add([...path, name], firstOf?.(name) ?? blankOf(properties[name]!))}
            >
              + {fieldLabel([...path, name])}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** A list of as many entries as it always has. */
function Fixed({ schema, path }: FieldProps) {
  return (
    <>
      {resolved(schema).prefixItems!.map((item, index) => (
        <Field key={index} schema={item} path={[...path, index]} />
      ))}
    </>
  )
}

/** One of several shapes: told apart by a constant in one field, or by being a number, a word, a list. */
function Union({ schema, path }: FieldProps) {
  const value = valueAt(path)
  const marks = marksOf(schema)
  const now = markNow(value, marks)
  const told = now.field === '' ? path : [...path, now.field]
  const choose = (word: string) => {
    const chosen = marks.find((mark) => mark.value === word)!
    add(path, switched(value, chosen), choiceLabel(nameOfField(told), word))
  }
  return (
    <div class={css.union}>
      <label class={page.field}>
        {fieldLabel(told)}
        <select value={now.value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {marks.map((mark) => (
            <option key={mark.value} value={mark.value}>
              {choiceLabel(nameOfField(told), mark.value)}
            </option>
          ))}
        </select>
      </label>
      <Shape mark={now} path={path} />
    </div>
  )
}

/** What is to be said in that shape, beside what tells it apart. */
function Shape({ mark: { field, variant }, path }: { mark: Mark; path: Path }) {
  const { const: fixed, type, properties = {}, ...rest } = resolved(variant)
  if (fixed !== undefined) return null
  if (type !== 'object') return <Field schema={variant} path={path} />
  const { [field]: _, ...others } = properties
  return <Properties schema={{ ...rest, type, properties: others }} path={path} />
}
