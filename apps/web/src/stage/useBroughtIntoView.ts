import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { useIsPainted } from '../app/useIsPainted.ts'

/**
 * Chosen by its key a card may lie out of sight, and what is told of it takes room from the others. Brought into view
 * once the press is answered: to scroll the list is to lay it out. Its name comes first, where there is no room for
 * all of it.
 */
export function useBroughtIntoView(list: RefObject<HTMLElement | null>, id: string | null): void {
  const isPainted = useIsPainted(id)
  useEffect(() => {
    if (!isPainted) return
    const card = list.current?.querySelector(`[data-card="${id}"]`)
    card?.scrollIntoView({ block: 'nearest' })
    card?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [list, id, isPainted])
}
