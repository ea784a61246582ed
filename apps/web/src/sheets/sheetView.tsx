import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { back, route } from '../app/router.ts'
import { t } from '../words/words.ts'
import css from './sheet.module.css'

/** A sheet over the table, as a page of its own: the browser's back closes it, and so does Escape. */
export function Sheet({ title, children }: { title: string; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) element.showModal()
  }, [])
  const close = () => back(...route.value.slice(0, 2))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, natively
    <dialog
      ref={dialog}
      class={css.sheet}
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
          {children}
        </div>
      </div>
    </dialog>
  )
}
