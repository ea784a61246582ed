import type { ComponentChildren } from 'preact'
import css from './button.module.css'

interface Props {
  readonly children: ComponentChildren
  readonly onPress: () => void
  readonly kind?: 'main' | 'plain' | 'quiet'
  readonly label?: string
  readonly isPressed?: boolean
  readonly keys?: string
  /** Not possible now; it still answers, with the reason. */
  readonly isBarred?: boolean
}

/** A button says what it does. A barred one is dimmed, not dead: pressing it tells why not. */
export function Button({
  children,
  onPress,
  kind = 'plain',
  label,
  isPressed,
  keys,
  isBarred = false,
}: Props) {
  return (
    <button
      type="button"
      class={`${css.button} ${css[kind]}`}
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      aria-disabled={isBarred ? 'true' : undefined}
      onClick={onPress}
    >
      {children}
      {keys !== undefined && (
        <span class={css.key} aria-hidden="true">
          {keys}
        </span>
      )}
    </button>
  )
}
