import { useRef } from 'preact/hooks'
import { useIsPainted } from '../app/useIsPainted.ts'
import { view } from '../game/gameCtrl.ts'
import { RaisedCard } from './raisedCardView.tsx'
import { raisedId } from './raisedCtrl.ts'
import css from './stage.module.css'

/**
 * The raised card stays on the stage, out of sight while none is raised: a press then answers with another name on it
 * instead of a card made anew.
 */
export function KeptRaisedCard() {
  const isTablePainted = useIsPainted()
  const last = useRef(view.peek().hand[0])
  const isInSight = raisedId.value !== null
  const id = raisedId.value ?? last.current
  last.current = id
  if (id === undefined || !(isInSight || isTablePainted)) return null
  return (
    <div class={css.raised}>
      <RaisedCard id={id} isInSight={isInSight} />
    </div>
  )
}
