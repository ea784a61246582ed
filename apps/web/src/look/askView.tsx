import { useLayoutEffect, useRef } from 'preact/hooks'
import { painted } from '../app/painted.ts'
import { t } from '../words/words.ts'
import css from './ask.module.css'
import { Button } from './buttonView.tsx'

interface Props {
  readonly question: string
  readonly yes: string
  readonly onYes: () => void
  readonly onNo: () => void
  /** What was there cannot be had back. */
  readonly isForGood?: boolean
}

/**
 * Asks before what cannot be undone, in the place of the button that was pressed; it has the keyboard, and gives it back
 * to that button. Escape is a no.
 */
export function Ask({ question, yes, onYes, onNo, isForGood = false }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const opener = document.activeElement as HTMLElement | null
    place.current?.focus()
    // It may only come into sight again with the next picture.
    return () => void painted().then(() => opener?.focus())
  }, [])
  const answer = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It says no to the question, and closes nothing around it.
    event.stopPropagation()
    onNo()
  }
  return (
    <div
      ref={place}
      class={css.ask}
      role="alertdialog"
      aria-label={question}
      tabIndex={-1}
      onKeyDown={answer}
    >
      <p>{question}</p>
      <div class={css.answers}>
        <Button kind={isForGood ? 'danger' : 'plain'} onPress={onYes}>
          {yes}
        </Button>
        <Button onPress={onNo}>{t('web.cancel')}</Button>
      </div>
    </div>
  )
}
