import { useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { painted } from '../app/painted.ts'
import { backCloses, layOpen, route } from '../app/router.ts'
import { clearSelection, selection } from '../game/selectionCtrl.ts'

/** The browser's back closes a raised card, a demand or what is for sale before it leaves the table. */
export function useBackCloses(): void {
  useEffect(() => {
    backCloses(() => {
      const isOpen = selection.peek() !== null
      clearSelection()
      return isOpen
    })
    return () => backCloses(() => false)
  }, [])
  useSignalEffect(() => {
    if (selection.value === null) return
    // The press is answered first; by then a sheet may lie over the table.
    void painted().then(() => {
      if (selection.peek() !== null && route.peek()[2] === undefined) layOpen()
    })
  })
}
