import { undoRefusal } from '@negotiator/session'
import { takeBack } from '../game/actCtrl.ts'
import { session, shown } from '../game/gameCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { ActButton } from '../stage/actButtonView.tsx'
import { isShopOffered } from '../stage/shopCtrl.ts'
import { t } from '../words/words.ts'
import css from './footer.module.css'
import { mainAction } from './mainAction.ts'

export function Footer() {
  const main = mainAction()
  return (
    <footer class={css.footer}>
      <Points />
      <Button
        keys="u"
        label={t('web.undo')}
        isBarred={undoRefusal(session.value) !== null}
        onPress={takeBack}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M9 5 4 10l5 5M4.500 10H15a5 5 0 0 1 0 10h-4"
            fill="none"
            stroke="currentColor"
            stroke-width="2.4"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
      </Button>
      {isShopOffered() && (
        <span class={css.shop}>
          <Button
            keys="b"
            onPress={() => {
              selection.value = { kind: 'shop', id: null }
            }}
          >
            {t('web.shop.open')}
          </Button>
        </span>
      )}
      {main !== null && (
        <span class={css.main}>
          <ActButton
            does="main"
            kind={'endSpend' in main.action ? 'main' : 'plain'}
            keys="e"
            action={main.action}
          >
            {main.label}
          </ActButton>
        </span>
      )}
    </footer>
  )
}

/** D4: what there is to spend. */
export function Points() {
  const { cp } = shown.value
  return (
    <RuleLink rule="D4" class={cp < 0 ? `${css.cp} ${css.debt}` : css.cp}>
      <span class="visually-hidden">{t('cli.label.cp.long')} </span>
      <b>{cp < 0 ? `−${-cp}` : cp}</b>
      <span aria-hidden="true">{t('cli.label.cp')}</span>
    </RuleLink>
  )
}
