import { useSignalEffect } from '@preact/signals'
import { painted } from '../app/painted.ts'
import { paying, selection } from '../game/selectionCtrl.ts'

/** What is brought to the stage is told to whoever does not see it, by whatever hand: after the press is answered. */
export function useSpokenStage(): void {
  useSignalEffect(() => {
    if (selection.value === null && paying.value === null) return
    void painted()
      .then(() => import('./spokenStatus.ts'))
      .then(({ sayRaised }) => sayRaised())
  })
}
