import { useEffect } from 'preact/hooks'
import { Page } from '../app/pageView.tsx'
import { route } from '../app/router.ts'
import { Told, useNoNews } from '../app/toldView.tsx'
import { tellReplaced } from '../own/bringIn.ts'
import { loadOwn, ownPacks } from '../own/ownCtrl.ts'
import { t } from '../words/words.ts'
import { CallPage } from './callPage.tsx'
import { EditorPage } from './editor/editorPage.tsx'
import { PackListPage } from './packListPage.tsx'

/** `#/packs` is the list, `#/packs/call/ABDUCTOR` the way into a game, `#/packs/edit/PACK/…` the editor. */
export function PacksPage() {
  useEffect(() => void loadOwn(), [])
  useNoNews(route.value.slice(0, 3).join('/'))
  // By a file that was picked on the start page.
  useEffect(() => void tellReplaced(), [])
  return (
    <Page isWide>
      {ownPacks.value === null ? <p>{t('web.loading')}</p> : <Part />}
      <Told />
    </Page>
  )
}

function Part() {
  const [, part, id = ''] = route.value
  if (part === 'call') return <CallPage key={id} id={id} />
  if (part === 'edit') return <EditorPage key={id} id={id} />
  return <PackListPage />
}
