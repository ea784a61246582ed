import type { ComponentChildren } from 'preact'
import { Button } from '../look/buttonView.tsx'
import { t } from '../words/words.ts'
import css from './page.module.css'
import { PageTitle } from './pageTitle.tsx'

interface PageProps {
  readonly children: ComponentChildren
  /** For charts, tables and cards; what is mostly read is narrower. */
  readonly isWide?: boolean
  /** How far its work is. */
  readonly phase?: string
}

/** A page to read or to fill in: everything but the start page and the table. */
export function Page({ children, isWide = false, phase }: PageProps) {
  return (
    <main class={isWide ? `${css.page} ${css.wide}` : css.page} data-threat="1" data-phase={phase}>
      {children}
    </main>
  )
}

interface HeadProps {
  readonly title: string
  readonly onBack: () => void
  /** What can be done with the whole page. */
  readonly children?: ComponentChildren
}

export function PageHead({ title, onBack, children }: HeadProps) {
  return (
    <header class={css.head}>
      <Button onPress={onBack}>{t('web.back')}</Button>
      <PageTitle>{title}</PageTitle>
      {children}
    </header>
  )
}
