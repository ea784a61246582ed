import { packTitle } from '@negotiator/language'
import { useEffect } from 'preact/hooks'
import { Button } from '../look/buttonView.tsx'
import { bringInAndTell } from '../own/bringIn.ts'
import css from '../own/own.module.css'
import { ownPacks, packsOn, putPack } from '../own/ownCtrl.ts'
import { ownText } from '../own/ownText.ts'
import { loadShipped, shippedPacks } from '../own/shippedPacks.ts'
import { lang } from '../words/words.ts'
import { draft } from './draftCtrl.ts'
import { packIdsIn } from './setChanges.ts'

/** The set has cards of packs that are not switched on, or not even here. */
export function MissingPacks() {
  const missing = packIdsIn(draft.value.set).filter((id) => !packsOn.value.some((pack) => pack.id === id))
  useEffect(() => {
    if (missing.length > 0) void loadShipped()
  }, [missing.length])
  if (missing.length === 0) return null
  return (
    <ul class={css.rows}>
      {missing.map((id) => (
        <li key={id} class={css.refused}>
          <MissingPack id={id} />
        </li>
      ))}
    </ul>
  )
}

function MissingPack({ id }: { id: string }) {
  const own = ownPacks.value?.find((each) => each.id === id)
  const shipped = shippedPacks.value.find((each) => each.id === id)
  if (own?.pack) {
    return (
      <>
        {ownText('sets.pack-off', { title: packTitle(lang.value, own.pack) })}{' '}
        <Button onPress={() => putPack({ id, data: own.data, isOn: true })}>
          {ownText('packs.switch-on')}
        </Button>
      </>
    )
  }
  if (shipped === undefined) return <>{ownText('sets.pack-missing', { id })}</>
  return (
    <>
      {ownText('sets.pack-off', { title: packTitle(lang.value, shipped) })}{' '}
      <Button onPress={() => bringInAndTell(shipped, packTitle(lang.value, shipped))}>
        {ownText('packs.add')}
      </Button>
    </>
  )
}
