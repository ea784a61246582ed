import type { ComponentChildren } from 'preact'
import { backTo, route } from '../app/router.ts'
import { RuleLinks } from '../look/ruleLinkView.tsx'
import { EffectSymbol } from '../pictures.ts'
import { t } from '../words/words.ts'
import css from './sheet.module.css'
import { useModal } from './useModal.ts'

interface Props {
  readonly title: string
  /** Where the rules speak of it. */
  readonly rules?: readonly string[]
  readonly children: ComponentChildren
  /** On a desk it stands beside the table, which stays in sight. */
  readonly isAside?: boolean
}

/** A sheet over the table, as a page of its own: the browser's back closes it, and so does Escape. */
export function Sheet({ title, rules = [], children, isAside = false }: Props) {
  const close = () => backTo(...route.value.slice(0, 2))
  const dialog = useModal(close)
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Escape closes it too */}
      <div class={css.scrim} data-aside={isAside} onClick={close} />
      <dialog
        ref={dialog}
        open
        class={css.sheet}
        data-aside={isAside}
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby="sheet-title"
      >
        <div class={css.inner}>
          <header class={css.head}>
            <h2 id="sheet-title">{title}</h2>
            <button type="button" class={css.close} aria-label={t('web.close')} onClick={close}>
              <EffectSymbol name="close" size="1em" />
            </button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
          <div class={css.body} tabIndex={0}>
            {rules.length > 0 && <RuleLinks rules={rules} />}
            {children}
          </div>
        </div>
      </dialog>
    </>
  )
}
