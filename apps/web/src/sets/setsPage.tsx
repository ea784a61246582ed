import { useEffect } from 'preact/hooks'
import { Page, PageHead } from '../app/pageView.tsx'
import { back } from '../app/router.ts'
import { Told, useNoNews } from '../app/toldView.tsx'
import { WithRuleLinks } from '../look/ruleLinkView.tsx'
import css from '../own/own.module.css'
import { loadOwn, ownPacks } from '../own/ownCtrl.ts'
import { aboutPacks, ownText } from '../own/ownText.ts'
import { around } from '../words/around.ts'
import { t } from '../words/words.ts'
import { draft } from './draftCtrl.ts'
import { MissingPacks } from './missingPacksView.tsx'
import { PlaySet } from './playSetView.tsx'
import { SavedSets } from './savedSetsView.tsx'
import { SetCards } from './setCardsView.tsx'
import { SetTools } from './setToolsView.tsx'
import { Verdict } from './verdictView.tsx'

/** `#/sets`: card sets of one's own, by hand or by chance, within B1 to B3. */
export function SetsPage() {
  useEffect(() => void loadOwn(), [])
  useNoNews('sets')
  return (
    <Page isWide>
      <PageHead title={ownText('sets.title')} onBack={() => back()} />
      <p>
        <WithRuleLinks text={ownText('sets.intro')} /> <b>{aboutPacks('set.advice')}</b>
      </p>
      {draft.value.isDamaged && <p class={css.refused}>{around('web.link.damaged')}</p>}
      {ownPacks.value === null ? (
        <p>{t('web.loading')}</p>
      ) : (
        <>
          <SavedSets />
          <SetTools />
          <MissingPacks />
          <Verdict />
          <SetCards />
          <PlaySet />
        </>
      )}
      <Told />
    </Page>
  )
}
