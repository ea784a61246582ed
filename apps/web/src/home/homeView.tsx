import { useEffect } from 'preact/hooks'
import { address, go } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { Building, Logo } from '../pictures.ts'
import { nameIn, t } from '../words/words.ts'
import { Abductors } from './abductorsView.tsx'
import { About, UpdateOffer } from './aboutView.tsx'
import { DataTools } from './dataView.tsx'
import { Games } from './gamesView.tsx'
import css from './home.module.css'
import { isUnfolded, openGames, play, refreshGames, unfold, wishes } from './homeCtrl.ts'
import { useReturn } from './useReturn.ts'

/** What else there is, and what it is called. */
const PAGES = [
  ['learn', 'web.home.learn'],
  ['rules', 'web.home.rules'],
  ['puzzles', 'web.home.puzzles'],
  ['career', 'web.career'],
  ['sets', 'web.home.sets'],
  ['packs', 'web.home.packs'],
  ['lab', 'web.lab'],
  ['settings', 'web.settings'],
] as const

/** The cold page: one press leads to a dealt hand. */
export function Home() {
  useEffect(() => void refreshGames(), [])
  useEffect(() => void unfold(), [])
  const page = useReturn()
  const latest = openGames.value[0]
  return (
    <main ref={page} class={css.home} data-threat={latest?.summary.threat ?? 1}>
      <div class={css.backdrop}>
        <Building />
      </div>
      <header class={css.head}>
        <div class={css.logo}>
          <Logo />
        </div>
        <h1 class={css.title}>Negotiator</h1>
        <p class={css.subtitle}>{t('cli.subtitle')}</p>
      </header>
      <div class={css.start}>
        {latest !== undefined && (
          <Button kind="main" leads="play" onPress={() => go('play', latest.id)}>
            {t('web.home.resume', { name: nameIn(latest.summary.abductor), turn: latest.summary.turn })}
          </Button>
        )}
        <Button kind={latest === undefined ? 'main' : 'plain'} leads="play" onPress={play}>
          {t(latest === undefined ? 'web.home.play' : 'web.home.new', {
            name: nameIn(wishes.value.abductor),
          })}
        </Button>
        <UpdateOffer />
        <div class={css.more}>
          {PAGES.map(([page, name]) => (
            <Button key={page} leads={page} onPress={() => go(page)}>
              {t(name)}
            </Button>
          ))}
        </div>
      </div>
      {!isSecureContext && <p class={css.insecure}>{t('web.insecure')}</p>}
      {isUnfolded.value && <Below />}
    </main>
  )
}

function Below() {
  return (
    <>
      <Abductors />
      <Games />
      <DataTools />
      <About />
      <p class={css.legal}>
        {t('cli.about')} <a href={address('settings')}>{t('web.settings')}</a>
      </p>
    </>
  )
}
