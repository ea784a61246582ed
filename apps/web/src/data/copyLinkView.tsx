import { render } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../look/buttonView.tsx'
import { around } from '../words/around.ts'
import { t } from '../words/words.ts'
import css from './copyLink.module.css'

/** Shows a link to be copied by hand, over whatever page it was asked for on. */
export function showLink(url: string): void {
  const place = document.body.appendChild(document.createElement('div'))
  const close = () => {
    render(null, place)
    place.remove()
  }
  render(<CopyLink url={url} onClose={close} />, place)
}

function CopyLink({ url, onClose }: { url: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
    field.current?.select()
  }, [])
  return (
    <dialog ref={dialog} class={css.copy} aria-label={around('web.share.copy')} onClose={onClose}>
      <label class={css.field}>
        {around('web.share.copy')}
        <input ref={field} type="text" readOnly value={url} />
      </label>
      <Button onPress={() => dialog.current?.close()}>{t('web.close')}</Button>
    </dialog>
  )
}
