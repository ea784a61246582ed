import { useEffect } from 'preact/hooks'
import { back } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { WithRuleLinks } from '../look/ruleLinkView.tsx'
import { loadOwn, ownPacks } from '../own/ownCtrl.ts'
import { aboutPacks, ownText } from '../own/ownText.ts'
import css from '../own/page.module.css'
import { Told, useNoNews } from '../own/toldView.tsx'
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
    <main class={css.page} data-threat="1">
      <header class={css.head}>
        <Button onPress={() => back()}>{t('web.back')}</Button>
        <h1>{ownText('sets.title')}</h1>
      </header>
      <p class={css.advice}>
        <WithRuleLinks text={ownText('sets.intro')} /> <b>{aboutPacks('set.advice')}</b>
      </p>
      {draft.value.isDamaged && <p class={css.refused}>{t('web.link.damaged')}</p>}
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
    </main>
  )
}
