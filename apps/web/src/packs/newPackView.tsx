import { newPack } from '@negotiator/session'
import { useSignal } from '@preact/signals'
import { go } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import css from '../own/own.module.css'
import { addPack, ownPacks } from '../own/ownCtrl.ts'
import { aboutPacks, ownText } from '../own/ownText.ts'

const LONGEST_ID = 31

/** A small pack that can be played at once, to change and to grow. */
export function NewPack() {
  const id = useSignal('my-pack')
  const refused = useSignal<string | null>(null)
  const begin = async () => {
    const typed = id.value.trim()
    if (!/^[a-z0-9-]{1,31}$/.test(typed)) refused.value = aboutPacks('pack.bad-id', { id: typed })
    else if (ownPacks.value?.some((pack) => pack.id === typed)) refused.value = ownText('packs.id-taken')
    else {
      await addPack(newPack(typed))
      go('packs', 'edit', typed)
    }
  }
  return (
    <>
      <label class={css.field}>
        {ownText('packs.new-id')}
        <input
          type="text"
          maxLength={LONGEST_ID}
          autoComplete="off"
          spellcheck={false}
          value={id.value}
          aria-invalid={refused.value !== null}
          onInput={({ currentTarget }) => (id.value = currentTarget.value)}
        />
      </label>
      <Button onPress={begin}>{ownText('packs.new')}</Button>
      <p class={css.why} role="status">
        {refused.value !== null && refused.value}
      </p>
    </>
  )
}
