import { signal } from '@preact/signals'
import { painted } from '../app/painted.ts'
import { selection } from './selectionCtrl.ts'

export interface Notice {
  readonly text: string
  /** A refusal names the rule behind it. */
  readonly rule?: string
}

/** One short message above the table; the next action clears it, and a refusal goes with what it was about. */
export const notice = signal<Notice | null>(null)

/** What a screen reader is told; the number makes the same sentence news again. */
export const spoken = signal<{ readonly text: string; readonly n: number }>({ text: '', n: 0 })

selection.subscribe(() => {
  if (notice.peek()?.rule !== undefined) notice.value = null
})

export function notify(text: string, rule?: string): void {
  notice.value = rule === undefined ? { text } : { text, rule }
  say(text)
}

/** What was said about a table that is left would still be read there. */
export function hush(): void {
  spoken.value = { text: '', n: spoken.peek().n + 1 }
}

/** In words, once the picture is there. */
export function say(text: string): void {
  void painted().then(() => {
    spoken.value = { text, n: spoken.value.n + 1 }
  })
}
