import { packTitle } from '@negotiator/language'
import { useEffect } from 'preact/hooks'
import { PageTitle } from '../../app/pageTitle.tsx'
import { PageHead } from '../../app/pageView.tsx'
import { address, back, replace, route } from '../../app/router.ts'
import { download } from '../../data/download.ts'
import { Button } from '../../look/buttonView.tsx'
import { ownText } from '../../own/ownText.ts'
import { lang } from '../../words/words.ts'
import { packFileText } from '../packWords.ts'
import css from './editor.module.css'
import { draft, editedId, settle } from './editorCtrl.ts'
import { EntrySection } from './entrySectionView.tsx'
import { MistakeList } from './mistakeListView.tsx'
import type { EntryList } from './newEntry.ts'
import { OverridesSection } from './overridesView.tsx'
import { PackSection } from './packSectionView.tsx'
import { Unbroken } from './unbrokenView.tsx'

const LISTS: readonly EntryList[] = ['abductors', 'conversation', 'demands', 'terror', 'pivotal']
const SECTIONS = ['pack', ...LISTS, 'overrides'] as const

/** `#/packs/edit/PACK/SECTION/ENTRY`: forms for everything a pack can hold. */
export function EditorPage({ id }: { id: string }) {
  editedId.value = id
  useEffect(() => {
    addEventListener('pagehide', settle)
    return () => {
      removeEventListener('pagehide', settle)
      settle()
    }
  }, [id])
  const pack = draft.value
  if (pack === null) {
    return (
      <>
        <PageTitle>{ownText('edit.unknown')}</PageTitle>
        <p>
          <Button onPress={() => replace('packs')}>{ownText('packs.title')}</Button>
        </p>
      </>
    )
  }
  return (
    <>
      <PageHead title={packTitle(lang.value, pack)} onBack={() => back('packs')}>
        <Button onPress={() => download(`${id}.json`, packFileText(pack))}>{ownText('packs.export')}</Button>
      </PageHead>
      <Sections id={id} />
      <MistakeList />
      <Unbroken>
        <Section key={`${route.value[3]} ${route.value[4]}`} />
      </Unbroken>
    </>
  )
}

function Sections({ id }: { id: string }) {
  const now = route.value[3] ?? 'pack'
  return (
    <nav class={css.sections} aria-label={ownText('edit.sections')}>
      {SECTIONS.map((section) => (
        <a
          key={section}
          href={address('packs', 'edit', id, section)}
          aria-current={now === section ? 'page' : undefined}
          // Browser-back leaves the editor, not its last five pages.
          onClick={(event) => {
            event.preventDefault()
            replace('packs', 'edit', id, section)
          }}
        >
          {ownText(`edit.section.${section}`)}
        </a>
      ))}
    </nav>
  )
}

function Section() {
  const section = route.value[3] ?? 'pack'
  const list = LISTS.find((each) => each === section)
  if (list !== undefined) return <EntrySection list={list} />
  return section === 'overrides' ? <OverridesSection /> : <PackSection />
}
