import { knowPacks } from '@negotiator/language'
import type { Session } from '@negotiator/session'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { unpackText } from '../data/packedText.ts'
import { around } from '../words/around.ts'
import { t } from '../words/words.ts'
import { NoGame } from './noGameView.tsx'
import { Offer } from './offerView.tsx'
import { Scene } from './sceneView.tsx'

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
  if (session === 'damaged') return <NoGame title={around('web.link.damaged')} />
  return session === null ? (
    <Scene isFirstSight>
      <p>{t('web.loading')}</p>
    </Scene>
  ) : (
    <Offer session={session} />
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
