import { ABDUCTORS, libraryOf, type PackId, setFromCode, setProblems } from '@negotiator/content'
import { abductorText, storyOf } from '@negotiator/language'
import { LONGEST_SEED, newSession } from '@negotiator/session'
import { PageTitle } from '../app/pageTitle.tsx'
import { replace, route } from '../app/router.ts'
import { settings } from '../app/settingsCtrl.ts'
import { Counts } from '../career/countsView.tsx'
import { begin } from '../game/actCtrl.ts'
import { seatsOf } from '../game/people.ts'
import { Button } from '../look/buttonView.tsx'
import { moodOf } from '../table/abductorView.tsx'
import { around } from '../words/around.ts'
import { lang, nameIn, t } from '../words/words.ts'
import { Caller } from './callerView.tsx'
import { Inside } from './insideView.tsx'
import css from './landing.module.css'
import { NoGame } from './noGameView.tsx'
import { Scene } from './sceneView.tsx'

/** A link to a set-up: `#/deal/arkayne/base/SEED`, or with a set of its own behind it. It begins when the player says so. */
export function DealPage() {
  const [, abductor = '', pack = '', seed = '', code] = route.value
  const entry = ABDUCTORS.find((each) => each.abductor.id === abductor)
  const set = code === undefined ? undefined : setFromCode(code)
  const isLegal = set === undefined || (set !== null && setProblems(set, libraryOf([])).length === 0)
  const isKnown =
    isLegal &&
    entry !== undefined &&
    (pack === 'base' || pack === 'cw') &&
    seed !== '' &&
    seed.length <= LONGEST_SEED
  if (!isKnown) return <NoGame title={around('web.link.unknown')} />
  const { threat } = entry.abductor
  const wish = { abductor, pack: pack as PackId, seed, practice: false }
  const start = async () => {
    if (set == null) replace('play', begin({ ...wish, ownDice: settings.value.ownDice }))
    else replace('play', (await import('../own/beginOwn.ts')).beginOwn({ ...wish, set }, []))
  }
  return (
    <Scene threat={threat} isFirstSight>
      <section class={css.panel}>
        <Caller id={abductor} mood={moodOf(threat)}>
          <PageTitle>{nameIn(abductor)}</PageTitle>
          <p class={css.facts}>{abductorText(lang.value, entry.abductor).join('\n')}</p>
        </Caller>
        {/* Who is inside depends on the seed, whatever the cards. */}
        <Inside threat={threat} seats={seatsOf(newSession({ ...wish, ownDice: false }))} />
        <div class={css.ways}>
          <Button kind="main" onPress={start}>
            {t('web.home.call', { name: nameIn(abductor) })}
          </Button>
          <Button onPress={() => replace()}>{t('web.home')}</Button>
        </div>
        <p>{storyOf(lang.value, abductor)}</p>
        <div class={css.quiet}>
          <p>
            {around('web.deal.same', {
              pack: t(set == null ? `cli.pack.${pack as PackId}` : 'cli.pack.own'),
              seed,
            })}
          </p>
          <Counts isSeedChosen practice={false} />
        </div>
      </section>
    </Scene>
  )
}
