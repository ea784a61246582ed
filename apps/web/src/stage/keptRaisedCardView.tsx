import { useRef } from 'preact/hooks'
import { useIsPainted } from '../app/useIsPainted.ts'
import { view } from '../game/gameCtrl.ts'
import { aimedAt } from '../game/selectionCtrl.ts'
import { RaisedCard } from './raisedCardView.tsx'
import { raisedId } from './raisedCtrl.ts'
import css from './stage.module.css'
import { useLaidOut } from './useLaidOut.ts'

/**
 * The raised card stays on the stage, out of sight while none is raised: a press then answers with another name on it
 * instead of a card made anew. While the finger is still down, the name is there already.
 */
export function KeptRaisedCard() {
  const isTablePainted = useIsPainted()
  const last = useRef(view.peek().hand[0])
  const isInSight = raisedId.value !== null
  const aimed = aimedAt.value?.kind === 'hand' ? aimedAt.value.id : null
  const id = raisedId.value ?? aimed ?? last.current
  last.current = id
  const place = useLaidOut<HTMLDivElement>(!isInSight && aimed !== null, id)
  if (id === undefined || !(isInSight || isTablePainted)) return null
  return (
    <div ref={place} class={css.raised}>
      <RaisedCard id={id} isInSight={isInSight} />
    </div>
  )
}
