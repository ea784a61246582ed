import { replace, route } from '../../app/router.ts'
import { tellGone } from '../../app/toldView.tsx'
import { Button } from '../../look/buttonView.tsx'
import page from '../../own/own.module.css'
import { ownText } from '../../own/ownText.ts'
import { nameIn } from '../../words/words.ts'
import { withAt } from './draftData.ts'
import css from './editor.module.css'
import { draft, put } from './editorCtrl.ts'
import { Field } from './fieldView.tsx'
import { fieldLabel } from './labels.ts'
import { type EntryList, withNewEntry } from './newEntry.ts'
import { Preview, type PreviewOf } from './previewView.tsx'
import { entrySchema } from './schema.ts'

/** A list of the pack, and one entry of it: its form, and beside it the card. */
export function EntrySection({ list }: { list: EntryList }) {
  const entries = draft.value?.[list] ?? []
  const index = Math.min(Number(route.value[4] ?? 0) || 0, entries.length - 1)
  const entry = entries[index]
  return (
    <div class={css.desk}>
      <div class={css.chips}>
        {entries.map(({ id }, i) => (
          <Button key={id} isPressed={i === index} onPress={() => show(list, i)}>
            {nameIn(id)}
          </Button>
        ))}
        <Button onPress={() => add(list, entries.length)}>+ {fieldLabel([list, entries.length])}</Button>
      </div>
      {entry !== undefined && (
        <div class={css.split}>
          <div class={page.panel}>
            <Field schema={entrySchema(list)} path={[list, index]} />
            <div class={page.buttons}>
              <Button onPress={() => remove(list, index)}>
                {ownText('edit.delete', { name: nameIn(entry.id) })}
              </Button>
            </div>
          </div>
          <Preview {...previewOf(list, entry)} />
        </div>
      )}
    </div>
  )
}

const previewOf = (list: EntryList, entry: unknown): PreviewOf =>
  list === 'pivotal'
    ? ({
        list: 'terror',
        entry: { colour: 'gold', copies: 1, secondary: [], ...(entry as object) },
      } as unknown as PreviewOf)
    : list === 'terror'
      ? ({ list, entry: { colour: 'red', ...(entry as object) } } as unknown as PreviewOf)
      : ({ list, entry } as unknown as PreviewOf)

const show = (list: EntryList, index: number): void =>
  replace('packs', 'edit', draft.value!.id, list, String(index))

function add(list: EntryList, index: number): void {
  put(withNewEntry(draft.value, list, index, fieldLabel([list, index])))
  show(list, index)
}

function remove(list: EntryList, index: number): void {
  const before = draft.value
  const name = nameIn(before?.[list]?.[index]?.id ?? '')
  const left = (before?.[list] ?? []).length - 1
  put(withAt(before, left === 0 ? [list] : [list, index], undefined))
  tellGone(ownText('edit.deleted', { name }), () => put(before))
}
