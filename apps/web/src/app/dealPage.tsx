import { ABDUCTORS, libraryOf, type PackId, setFromCode, setProblems } from '@negotiator/content'
import { abductorText, storyOf } from '@negotiator/language'
import { Counts } from '../career/countsView.tsx'
import { begin } from '../game/actCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { around } from '../words/around.ts'
import { lang, nameIn, t } from '../words/words.ts'
import css from './deal.module.css'
import { Page } from './pageView.tsx'
import { replace, route } from './router.ts'
import { settings } from './settingsCtrl.ts'

const MOST_SEED = 100

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
    seed.length <= MOST_SEED
  if (!isKnown) {
    return (
      <Page>
        <h1>{around('web.link.unknown')}</h1>
        <p>
          <Button onPress={() => replace()}>{t('web.home')}</Button>
        </p>
      </Page>
    )
  }
  const start = async () => {
    const wish = { abductor, pack: pack as PackId, seed, practice: false }
    if (set == null) replace('play', begin({ ...wish, ownDice: settings.value.ownDice }))
    else replace('play', (await import('../own/beginOwn.ts')).beginOwn({ ...wish, set }, []))
  }
  return (
    <Page>
      <h1>{nameIn(abductor)}</h1>
      <p>{storyOf(lang.value, abductor)}</p>
      <p class={css.facts}>{abductorText(lang.value, entry.abductor).join('\n')}</p>
      <p>
        {around('web.deal.same', {
          pack: t(set == null ? `cli.pack.${pack as PackId}` : 'cli.pack.own'),
          seed,
        })}
      </p>
      <Counts isSeedChosen practice={false} />
      <div class={css.start}>
        <Button kind="main" onPress={start}>
          {t('web.home.call', { name: nameIn(abductor) })}
        </Button>
        <Button onPress={() => replace()}>{t('web.home')}</Button>
      </div>
    </Page>
  )
}
