import { useEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import css from '../own/own.module.css'
import { t } from '../words/words.ts'
import { NumberField } from './fieldsView.tsx'
import { ask, askAbout, fill, form, isBeginning, isReady, problem } from './formCtrl.ts'
import own from './lab.module.css'
import { MoreChoices } from './moreChoicesView.tsx'
import { VersionFields } from './versionView.tsx'
import { lt } from './words.ts'

/** The question: what is measured, and how thoroughly. */
export function Ask() {
  const asked = route.value.join('/')
  useEffect(() => {
    if (isReady.value) askAbout(route.peek())
  }, [asked, isReady.value])
  const { kind, hasCards, hasNumbers } = form.value
  const wrong = problem.value
  return (
    <>
      <p>{lt('lab.form.intro')}</p>
      <section class={css.panel}>
        <fieldset class={own.choices}>
          <legend>{lt('lab.form.question')}</legend>
          {(['study', 'duel'] as const).map((each) => (
            <label key={each} class={own.choice}>
              <input
                type="radio"
                name="kind"
                checked={kind === each}
                onChange={() => fill({ kind: each, ...(each === 'duel' ? single() : {}) })}
              />
              {lt(`lab.form.${each}`)}
            </label>
          ))}
        </fieldset>
        {kind === 'study' ? (
          <VersionFields which="first" />
        ) : (
          <div class={own.versions}>
            {(['first', 'second'] as const).map((which) => (
              <fieldset key={which} class={own.version}>
                <legend>{lt('lab.form.version', { name: lt(`lab.version.${which}`) })}</legend>
                <VersionFields which={which} />
              </fieldset>
            ))}
          </div>
        )}
        {kind === 'study' && (
          <fieldset class={own.ticks}>
            <legend>{lt('lab.form.also')}</legend>
            <label class={css.tick}>
              <input
                type="checkbox"
                checked={hasCards}
                onChange={({ currentTarget }) => fill({ hasCards: currentTarget.checked })}
              />
              {lt('lab.form.cards')}
            </label>
            <label class={css.tick}>
              <input
                type="checkbox"
                checked={hasNumbers}
                onChange={({ currentTarget }) => fill({ hasNumbers: currentTarget.checked })}
              />
              {lt('lab.form.numbers')}
            </label>
          </fieldset>
        )}
        <NumberField name={kind === 'study' ? 'games' : 'most'} />
        <MoreChoices />
        <p class={css.why} role="alert" id="lab-problem">
          {wrong === null ? null : lt(wrong.key, wrong.params)}
        </p>
        <div class={own.start}>
          <Button kind="main" onPress={() => void ask()} isBarred={isBeginning.value || !isReady.value}>
            {isBeginning.value
              ? lt('lab.form.starting')
              : isReady.value
                ? lt('lab.form.start')
                : t('web.loading')}
          </Button>
        </div>
      </section>
    </>
  )
}

/** A comparison is about one abductor with the cards of one game. */
function single(): Parameters<typeof fill>[0] {
  const { first } = form.peek()
  const abductor = first.abductor.startsWith('all') ? 'arkayne' : first.abductor
  return { first: { ...first, abductor, cards: first.cards === 'both' ? 'own' : first.cards } }
}
