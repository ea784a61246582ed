import { go } from '../app/router.ts'
import { tellGone } from '../app/toldView.tsx'
import { Button } from '../look/buttonView.tsx'
import css from '../own/own.module.css'
import { ownSets, putSet, removeSet } from '../own/ownCtrl.ts'
import type { SetRecord } from '../own/ownDatabase.ts'
import { ownText } from '../own/ownText.ts'

export function SavedSets() {
  const sets = ownSets.value ?? []
  if (sets.length === 0) return null
  return (
    <section>
      <h2>{ownText('sets.saved')}</h2>
      <ul class={css.rows}>
        {sets.map((set) => (
          <li key={set.id} class={css.row}>
            <Button onPress={() => go('sets', set.code, set.name)}>{set.name}</Button>
            <Button
              kind="quiet"
              label={ownText('sets.delete', { name: set.name })}
              onPress={() => remove(set)}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function remove(set: SetRecord): void {
  void removeSet(set.id)
  tellGone(ownText('sets.deleted', { name: set.name }), () => putSet(set))
}
