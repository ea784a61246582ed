import type { ComponentChildren } from 'preact'
import { Building, Logo } from '../pictures.ts'
import css from './scene.module.css'

interface Props {
  /** Whose light lies on it. */
  readonly threat?: number
  /** With the name of the game, for whoever has never been here. */
  readonly isFirstSight?: boolean
  readonly children: ComponentChildren
}

/** A page in the same street as the start page and the table. */
export function Scene({ threat = 1, isFirstSight = false, children }: Props) {
  return (
    <main class={css.scene} data-threat={threat}>
      <div class={css.backdrop}>
        <Building />
      </div>
      {isFirstSight && (
        <p class={css.game}>
          <span class={css.logo}>
            <Logo />
          </span>
          Negotiator
        </p>
      )}
      {children}
    </main>
  )
}
