import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { backTo, route } from '../app/router.ts'
import { RuleLinks } from '../look/ruleLinkView.tsx'
import { t } from '../words/words.ts'
import css from './sheet.module.css'

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
  const dialog = useRef<HTMLDialogElement>(null)
  // Before it is painted: an Escape that comes at once must find it open.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) element.showModal()
  }, [])
  const close = () => backTo(...route.value.slice(0, 2))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, natively
    <dialog
      ref={dialog}
      class={css.sheet}
      data-aside={isAside}
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div class={css.inner}>
        <header class={css.head}>
          <h2 id="sheet-title">{title}</h2>
          <button type="button" class={css.close} aria-label={t('web.close')} onClick={close}>
            ✕
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
        <div class={css.body} tabIndex={0}>
          {rules.length > 0 && <RuleLinks rules={rules} />}
          {children}
        </div>
      </div>
    </dialog>
  )
}
