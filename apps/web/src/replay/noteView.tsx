import { LONGEST_NOTE, MOST_NOTES, noteAt } from '@negotiator/session'
import { useEffect } from 'preact/hooks'
import { noteState, typeNote, writeNotes } from './noteCtrl.ts'
import css from './panel.module.css'
import { isShared, whole } from './replayCtrl.ts'
import { wt } from './words.ts'

/** So close to the limit it is worth saying. */
const NEAR_LIMIT = 200

/** What the player writes beside the step; in a game that somebody shared, what he wrote. */
export function NoteField({ step }: { step: number }) {
  useEffect(() => writeNotes, [])
  const text = noteAt(whole.value, step)
  if (isShared.value) return text === '' ? null : <SharedNote text={text} />
  if (text === '' && whole.value.notes.length >= MOST_NOTES)
    return <p class={css.about}>{wt('watch.note.full', { n: MOST_NOTES })}</p>
  const left = LONGEST_NOTE - text.length
  return (
    <div class={css.note}>
      <label for="note">{wt('watch.note')}</label>
      <textarea
        id="note"
        rows={3}
        maxLength={LONGEST_NOTE}
        // What is typed is not trimmed under the hand: the field is filled once, when its step is shown.
        defaultValue={text}
        aria-describedby="note-state"
        onInput={({ currentTarget: { value } }) => typeNote(step, value)}
        onBlur={writeNotes}
      />
      <p id="note-state" class={css.about}>
        {left < NEAR_LIMIT && `${wt('watch.note.left', { n: left })} `}
        {wt(`watch.note.${noteState.value}`)}
      </p>
    </div>
  )
}

function SharedNote({ text }: { text: string }) {
  return (
    <div class={css.note}>
      <p class={css.about}>{wt('watch.note.shared')}</p>
      <blockquote class={css.quote}>{text}</blockquote>
    </div>
  )
}
