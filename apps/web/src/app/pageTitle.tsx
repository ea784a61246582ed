import { useEffect, useRef } from 'preact/hooks'

const APP = 'Negotiator'

/** What the tab and the history are called while this is shown. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${APP}`
    return () => {
      document.title = APP
    }
  }, [title])
}

/**
 * The heading of a page. Whoever comes here by a button that is gone finds the focus on it: a screen reader says where
 * they are, and the next Tab goes on from there.
 */
export function PageTitle({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTabTitle(children)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
