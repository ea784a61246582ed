import { useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { painted } from '../app/painted.ts'
import { backCloses, layOpen, route } from '../app/router.ts'
import { clearSelection, paying, rerolling, selection } from '../game/selectionCtrl.ts'

/** A raised card, a demand, what is for sale; or cards are being picked for a 4, or a die to be rolled again. */
const isLaidOpen = (): boolean =>
  [selection.value, paying.value, rerolling.value].some((each) => each !== null)

/** The browser's back closes what lies open before it leaves the table. */
export function useBackCloses(): void {
  useEffect(() => {
    backCloses(() => {
      const isOpen = isLaidOpen()
      clearSelection()
      return isOpen
    })
    return () => backCloses(() => false)
  }, [])
  useSignalEffect(() => {
    if (!isLaidOpen()) return
    // The press is answered first; by then a sheet may lie over the table.
    void painted().then(() => {
      if (isLaidOpen() && route.peek()[2] === undefined) layOpen()
    })
  })
}
