import type { CardSet, LibraryAbductor, PackFile, PackId } from '@negotiator/content'
import { setFromCode } from '@negotiator/content'
import { unplayableText } from '@negotiator/language'
import { LONGEST_SEED } from '@negotiator/session'
import { useSignal } from '@preact/signals'
import { go } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { lang, nameIn, t } from '../words/words.ts'
import { beginOwn } from './beginOwn.ts'
import { CountsWithPacks } from './countsView.tsx'
import css from './own.module.css'
import { ownSets, packsOn } from './ownCtrl.ts'
import { ownText } from './ownText.ts'

interface Props {
  readonly entry: LibraryAbductor
  /** The set is chosen already. */
  readonly set?: CardSet
  /** The packs of the game, if not those switched on. */
  readonly packs?: readonly PackFile[]
  /** Why it cannot be played yet. */
  readonly whyNot?: string | null
}

/** How a game with cards of one's own is dealt, and the button that deals it. */
export function CallForm({ entry, set, packs = packsOn.value, whyNot = null }: Props) {
  const variant = useSignal('')
  const cards = useSignal<string>('own')
  const seed = useSignal('')
  const practice = useSignal(false)
  const refused = useSignal<string | null>(null)
  const { id } = entry.abductor
  const variants = entry.own?.variants ?? []
  const code = ownSets.value?.find((each) => each.id === cards.value)?.code
  const played = set ?? (code === undefined ? undefined : (setFromCode(code) ?? undefined))
  const call = () => {
    refused.value = whyNot
    if (whyNot !== null) return
    const typed = seed.value.trim().slice(0, LONGEST_SEED)
    const wish = {
      abductor: id,
      pack: gameOf(cards.value) ?? entry.game,
      practice: practice.value,
      seed: typed === '' ? undefined : typed,
      set: played,
      variant: variant.value === '' ? undefined : variant.value,
    }
    try {
      go('play', beginOwn(wish, packs))
    } catch (error) {
      // Cards that need places or a side zone which this abductor has not, or a saved set that is not legal.
      refused.value = unplayableText(lang.value, error as Error)
    }
  }
  return (
    <div class={css.form}>
      {variants.length > 0 && (
        <label class={css.field}>
          {ownText('call.variant')}
          <select
            value={variant.value}
            onChange={({ currentTarget }) => (variant.value = currentTarget.value)}
          >
            <option value="">{ownText('call.usual')}</option>
            {variants.map((each) => (
              <option key={each.id} value={each.id}>
                {nameIn(each.id)}
              </option>
            ))}
          </select>
        </label>
      )}
      {set === undefined && (
        <label class={css.field}>
          {t('cli.label.pack')}
          <select value={cards.value} onChange={({ currentTarget }) => (cards.value = currentTarget.value)}>
            <option value="own">{t('play.menu.pack.own')}</option>
            <option value="base">{t('play.menu.pack.base')}</option>
            <option value="cw">{t('play.menu.pack.cw')}</option>
            {(ownSets.value ?? []).map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class={css.field}>
        {t('web.home.seed')}
        <input
          type="text"
          maxLength={LONGEST_SEED}
          autoComplete="off"
          value={seed.value}
          onInput={({ currentTarget }) => (seed.value = currentTarget.value)}
        />
      </label>
      <label class={css.tick}>
        <input
          type="checkbox"
          checked={practice.value}
          onChange={({ currentTarget }) => (practice.value = currentTarget.checked)}
        />
        {t('web.home.practice')}
      </label>
      <div class={css.counts}>
        <CountsWithPacks
          abductor={id}
          set={played}
          packs={packs}
          isSeedChosen={seed.value.trim() !== ''}
          practice={practice.value}
        />
      </div>
      <Button kind="main" isBarred={whyNot !== null} onPress={call}>
        {t('web.home.call', { name: nameIn(id) })}
      </Button>
      <p class={css.why} role="status">
        {refused.value !== null && refused.value}
      </p>
    </div>
  )
}

const gameOf = (cards: string): PackId | null => (cards === 'base' || cards === 'cw' ? cards : null)
