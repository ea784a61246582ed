import type { ComponentChildren } from 'preact'
import css from './button.module.css'
import { keyCap } from './keyCap.ts'

interface Props {
  readonly children: ComponentChildren
  readonly onPress: () => void
  /** A finger or a mouse is down on it; it may still move away. */
  readonly onDown?: () => void
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger'
  readonly label?: string
  readonly isPressed?: boolean
  /** The key that does the same, by the browser's name for it. */
  readonly keys?: string
  /** What it answers to. */
  readonly describedBy?: string
  /** Not possible now; it still answers, with the reason. */
  readonly isBarred?: boolean
  /** What it does to the game, so that a hint can point at it. */
  readonly does?: string
  /** What it only brings to the stage. */
  readonly raises?: string
  /** The page it leads to. */
  readonly leads?: string
}

/** A button says what it does. A barred one is dimmed, not dead: pressing it tells why not. */
export function Button({
  children,
  onPress,
  onDown,
  kind = 'plain',
  label,
  isPressed,
  keys,
  describedBy,
  isBarred = false,
  does,
  raises,
  leads,
}: Props) {
  return (
    <button
      type="button"
      class={`${css.button} ${css[kind]}`}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      aria-describedby={describedBy}
      data-does={does}
      data-raises={raises}
      data-leads={leads}
      aria-disabled={isBarred ? 'true' : undefined}
      onPointerDown={onDown}
      onClick={() => onPress()}
    >
      {children}
      {keys !== undefined && (
        <span class={css.key} aria-hidden="true">
          {keyCap(keys)}
        </span>
      )}
    </button>
  )
}
