import { session, shown, view } from '../game/gameCtrl.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { nameIn } from '../words/words.ts'
import { aboutPacks } from './ownText.ts'
import css from './zones.module.css'

/** What a pack's night has beside the printed table: where it has come to, and who is held apart. */
export function Zones() {
  const { side, stages } = session.value.game.content
  const { stage } = view.value
  const index = stages?.findIndex(({ id }) => id === stage) ?? -1
  return (
    <p class={css.zones}>
      {stages !== undefined && stage !== null && (
        <span data-zone="place">
          <RuleLink rule="B4">{aboutPacks('value.label')}</RuleLink> <b>{nameIn(stage)}</b>{' '}
          <span class={css.quiet}>
            {index + 1}/{stages.length}
          </span>
        </span>
      )}
      {side !== undefined && (
        <span data-zone="side">
          <RuleLink rule="B4">{nameIn(side.id)}</RuleLink> <b>{shown.value.side}</b>
        </span>
      )}
    </p>
  )
}
