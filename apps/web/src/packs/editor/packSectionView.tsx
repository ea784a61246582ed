import { useSignal } from '@preact/signals'
import { replace } from '../../app/router.ts'
import { tellGone } from '../../app/toldView.tsx'
import { Button } from '../../look/buttonView.tsx'
import page from '../../own/own.module.css'
import { ownPacks, putPack, removePack } from '../../own/ownCtrl.ts'
import { ownText } from '../../own/ownText.ts'
import { at, withAt, withPackId } from './draftData.ts'
import css from './editor.module.css'
import { change, draft, languages, put, settle } from './editorCtrl.ts'
import { Properties } from './fieldView.tsx'
import { PACK_SCHEMA } from './schema.ts'

/** What holds for the whole pack: its id, who made it, and its title in every language. */
export function PackSection() {
  const { author } = PACK_SCHEMA.properties!
  return (
    <div class={page.panel}>
      <PackId />
      <Properties schema={{ type: 'object', properties: { author: author! } }} path={[]} />
      {languages.value.map((language) => (
        <LanguageTexts key={language} language={language} />
      ))}
      <NewLanguage />
    </div>
  )
}

/** Every id of the pack begins with it: another one is taken over everywhere, when the field is left. */
function PackId() {
  const isWrong = useSignal(false)
  const { id } = draft.value!
  const rename = async (wanted: string) => {
    isWrong.value =
      !/^[a-z0-9-]{1,31}$/.test(wanted) ||
      (wanted !== id && ownPacks.value!.some((each) => each.id === wanted))
    if (isWrong.value || wanted === id) return
    const isOn = ownPacks.value?.find((each) => each.id === id)?.isOn ?? false
    settle()
    await putPack({ id: wanted, data: withPackId(draft.value, id, wanted), isOn })
    await removePack(id)
    replace('packs', 'edit', wanted)
  }
  return (
    <label class={page.field}>
      {ownText('field.pack-id')}
      <input
        type="text"
        maxLength={31}
        spellcheck={false}
        autoComplete="off"
        value={id}
        aria-invalid={isWrong.value}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
      />
      {isWrong.value && <span class={css.wrong}>{ownText('edit.bad-id')}</span>}
    </label>
  )
}

function LanguageTexts({ language }: { language: string }) {
  const path = ['texts', language]
  const before = draft.value
  return (
    <fieldset class={css.part}>
      <legend>{ownText('edit.language', { language })}</legend>
      <div class={css.texts}>
        <label class={page.field}>
          {ownText('field.title')}
          <input
            type="text"
            maxLength={80}
            lang={language}
            value={String(at(before, [...path, 'title']) ?? '')}
            onInput={({ currentTarget }) => change([...path, 'title'], currentTarget.value)}
          />
        </label>
        <label class={page.field}>
          {ownText('field.description')}
          <textarea
            rows={3}
            maxLength={3000}
            lang={language}
            value={String(at(before, [...path, 'description']) ?? '')}
            onInput={({ currentTarget: { value } }) =>
              change([...path, 'description'], value.replace(/\s*\n\s*/g, ' ') || undefined)
            }
          />
        </label>
      </div>
      {languages.value.length > 1 && (
        <Button
          onPress={() => {
            change(path, undefined)
            tellGone(ownText('edit.language-gone', { language }), () => put(before))
          }}
        >
          {ownText('edit.without-language', { language })}
        </Button>
      )}
    </fieldset>
  )
}

/** A new language begins with the texts of the first, so that nothing is without a name. */
function NewLanguage() {
  const code = useSignal('')
  const isWrong = useSignal(false)
  const add = () => {
    const wanted = code.value.trim()
    isWrong.value = !/^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(wanted) || languages.value.includes(wanted)
    if (isWrong.value) return
    put(withAt(draft.value, ['texts', wanted], at(draft.value, ['texts', languages.value[0]!])))
    code.value = ''
  }
  return (
    <div class={page.buttons}>
      <label class={page.field}>
        {ownText('edit.language-code')}
        <input
          type="text"
          maxLength={12}
          autoComplete="off"
          value={code.value}
          aria-invalid={isWrong.value}
          onInput={({ currentTarget }) => (code.value = currentTarget.value)}
        />
      </label>
      <Button onPress={add}>{ownText('edit.add-language')}</Button>
    </div>
  )
}
