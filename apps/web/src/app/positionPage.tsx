import { knowPacks } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { unpackText } from '../data/packedText.ts'
import { put } from '../game/actCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { summaryOf } from '../store/records.ts'
import { around } from '../words/around.ts'
import { nameIn, t } from '../words/words.ts'
import { Page } from './pageView.tsx'
import { replace, route } from './router.ts'

/** A link to an exact position. It is laid out as a new game of the player's own when he says so. */
export function PositionPage() {
  const packed = route.value[1] ?? ''
  const found = useSignal<Session | 'damaged' | null>(null)
  useEffect(() => {
    void read(packed).then((session) => {
      found.value = session ?? 'damaged'
    })
  }, [packed])
  const session = found.value
  return (
    <Page>
      {session === null && <p>{t('web.loading')}</p>}
      {session === 'damaged' && <h1>{around('web.link.damaged')}</h1>}
      {session !== null && session !== 'damaged' && <Offer session={session} />}
      <p>
        <Button onPress={() => replace()}>{t('web.home')}</Button>
      </p>
    </Page>
  )
}

async function read(packed: string): Promise<Session | null> {
  try {
    const { loadSave } = await import('../store/open-save.ts')
    const loaded = loadSave(await unpackText(packed))
    if (!loaded.ok) return null
    knowPacks(loaded.session.setup)
    return loaded.session
  } catch {
    return null
  }
}

function Offer({ session }: { session: Session }) {
  const { abductor, turn, pool, saved, killed } = summaryOf(session)
  // The seed is somebody else's: what comes was not drawn for this player.
  const own: Session = { ...session, setup: { ...session.setup, chosenSeed: true } }
  return (
    <>
      <h1>{t('web.games.open', { name: nameIn(abductor), turn })}</h1>
      <p>{around('web.position.people', { pool, saved, killed })}</p>
      <p>
        <Button kind="main" onPress={() => replace('play', put(own))}>
          {around('web.position.play')}
        </Button>
      </p>
    </>
  )
}
