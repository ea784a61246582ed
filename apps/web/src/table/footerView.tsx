import { openGame, shown } from '../game/gameCtrl.ts'
import { takeBack, takeBackRefusal } from '../game/undoCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { ActButton } from '../stage/actButtonView.tsx'
import { canLookAround, isLastCall, look } from '../stage/shopCtrl.ts'
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
        isBarred={takeBackRefusal(openGame.value!) !== null}
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
      {canLookAround() && <Market />}
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

/** What is for sale: to be looked at in every call, to be bought in the last one (E3). */
function Market() {
  const isOpen = isLastCall()
  const name = t(isOpen ? 'web.shop.open' : 'web.shop.look')
  return (
    <span class={css.shop} data-open={isOpen}>
      <Button keys="b" label={name} onPress={() => look(null)}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M8 4h10a1 1 0 0 1 1 1v13M5 8h9a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Z"
            fill="none"
            stroke="currentColor"
            stroke-width="2.2"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
        <span>{name}</span>
      </Button>
    </span>
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
