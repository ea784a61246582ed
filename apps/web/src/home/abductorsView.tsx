import { ABDUCTORS, FIRST_GAMES } from '@negotiator/content'
import { abductorText, storyOf } from '@negotiator/language'
import { LONGEST_SEED } from '@negotiator/session'
import { NextGameCounts } from '../app/pages.ts'
import { settings } from '../app/settingsCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { OwnAbductors } from '../own/lazyOwn.ts'
import { Portrait } from '../pictures.ts'
import { lang, nameIn, t } from '../words/words.ts'
import css from './home.module.css'
import { play, wishes } from './homeCtrl.ts'

/** Who will be on the line, and how the game is dealt. */
export function Abductors() {
  const chosen = wishes.value.abductor
  return (
    <section class={css.section}>
      <h2>{t('cli.prompt.abductor')}</h2>
      <ul class={css.faces}>
        {ABDUCTORS.map(({ abductor: { id } }) => (
          <li key={id}>
            <button
              type="button"
              class={css.face}
              aria-pressed={chosen === id}
              onClick={() => {
                wishes.value = { ...wishes.value, abductor: id }
              }}
            >
              <span class={css.picture}>
                <Portrait id={id} mood={chosen === id ? 'tense' : 'calm'} />
              </span>
              {nameIn(id)}
              {FIRST_GAMES.includes(id) && <span class={css.first}>{t('web.home.first')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {settings.value.hasPacks && <OwnAbductors />}
      <Chosen id={chosen} />
    </section>
  )
}

function Chosen({ id }: { id: string }) {
  const entry = ABDUCTORS.find(({ abductor }) => abductor.id === id)
  if (entry === undefined) return null
  return (
    <div class={css.who}>
      <p>{storyOf(lang.value, id)}</p>
      <p class={css.facts}>{abductorText(lang.value, entry.abductor).join('\n')}</p>
      <details>
        <summary>{t('play.menu.how')}</summary>
        <Options />
      </details>
      <div class={css.counts}>
        <NextGameCounts />
      </div>
      <p>
        <Button kind="main" onPress={play}>
          {t('web.home.call', { name: nameIn(id) })}
        </Button>
      </p>
    </div>
  )
}

function Options() {
  const { pack, seed, practice } = wishes.value
  return (
    <div class={css.options}>
      <label class={css.field}>
        {t('cli.label.pack')}
        <select
          value={pack ?? 'own'}
          onChange={({ currentTarget: { value } }) => {
            wishes.value = { ...wishes.value, pack: value === 'base' || value === 'cw' ? value : null }
          }}
        >
          <option value="own">{t('play.menu.pack.own')}</option>
          <option value="base">{t('play.menu.pack.base')}</option>
          <option value="cw">{t('play.menu.pack.cw')}</option>
        </select>
      </label>
      <label class={css.field}>
        {t('web.home.seed')}
        <input
          type="text"
          maxLength={LONGEST_SEED}
          value={seed}
          autoComplete="off"
          onInput={({ currentTarget: { value } }) => {
            wishes.value = { ...wishes.value, seed: value }
          }}
        />
      </label>
      <label class={css.tick}>
        <input
          type="checkbox"
          checked={practice}
          onChange={({ currentTarget: { checked } }) => {
            wishes.value = { ...wishes.value, practice: checked }
          }}
        />
        {t('web.home.practice')}
      </label>
    </div>
  )
}
