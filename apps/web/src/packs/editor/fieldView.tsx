import { packProblemText } from '@negotiator/language'
import type { ComponentChildren } from 'preact'
import { Button } from '../../look/buttonView.tsx'
import { ownText } from '../../own/ownText.ts'
import page from '../../own/page.module.css'
import { lang } from '../../words/words.ts'
import { at, type Path, withAt, withIds } from './draftData.ts'
import css from './editor.module.css'
import { change, draft, problemAt, put } from './editorCtrl.ts'
import { IdList, IdSelect } from './idListView.tsx'
import { IdTexts } from './idTextsView.tsx'
import { idsFor } from './knownIds.ts'
import { choiceLabel, fieldLabel, nameOfField } from './labels.ts'
import { blankOf, isEffects, resolved, type Schema, variantsOf } from './schema.ts'
import { type Mark, markNow, marksOf, switched } from './unions.ts'

export interface FieldProps {
  readonly schema: Schema
  readonly path: Path
}

/** The form of any part of a pack, by its schema. */
export function Field({ schema, path }: FieldProps) {
  const { type, enum: values, const: fixed, pattern, prefixItems } = resolved(schema)
  if (fixed !== undefined) return null
  if (isEffects(schema)) return <Effects schema={schema} path={path} />
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
  return ids === null ? <List schema={schema} path={path} /> : <IdList path={path} ids={ids} />
}

const valueAt = (path: Path): unknown => at(draft.value, path)

/** A label, the control, and what is wrong with it. */
function wrongAt(path: Path) {
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

function Whole({ schema, path }: FieldProps) {
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

function Line({ schema, path }: FieldProps) {
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

function Tick({ path }: { path: Path }) {
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

function Select({ path, values }: { path: Path; values: readonly string[] }) {
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

interface PartProps {
  readonly path: Path
  readonly children: ComponentChildren
}

/** A part of a form; the large parts of an abductor are folded, or nobody would find the last of them. */
function Part({ path, children }: PartProps) {
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

/** New parts with an id get a name at once. */
function add(path: Path, value: unknown, name = fieldLabel(path)): void {
  put(withIds(withAt(draft.value, path, value), path, stemOf(path), name))
}

const stemOf = (path: Path): string => nameOfField(path).toLowerCase()

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

function List({ schema, path }: FieldProps) {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = resolved(schema)
  const value = valueAt(path)
  const entries = Array.isArray(value) ? value : []
  const { told } = wrongAt(path)
  return (
    <Part path={path}>
      <ol class={css.list}>
        {entries.map((_, index) => (
          <li key={index} class={css.entry}>
            <Field schema={items!} path={[...path, index]} />
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
function Effects({ schema, path }: FieldProps) {
  const { items, maxItems = 0 } = resolved(schema)
  const value = valueAt(path)
  const effects = Array.isArray(value) ? value : []
  const { told } = wrongAt(path)
  return (
    <Part path={path}>
      <ol class={css.list}>
        {effects.map((_, index) => (
          <li key={index} class={css.effect}>
            <Union schema={items!} path={[...path, index]} />
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
