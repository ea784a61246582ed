import { computed } from '@preact/signals'
import { diceAsked } from '../game/diceAsked.ts'
import { isLesson, over, session, view } from '../game/gameCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { isPlaying, lasting, pictured, skip } from '../game/showCtrl.ts'
import { prompt } from '../table/lineView.tsx'
import { t } from '../words/words.ts'
import { Choice } from './choiceView.tsx'
import { KeptRaisedCard } from './keptRaisedCardView.tsx'
import { OwnDice, RaisedAbility, RaisedDemand, Result } from './lazyStage.ts'
import { Moment } from './momentView.tsx'
import { Opening } from './openingView.tsx'
import { raisedId } from './raisedCtrl.ts'
import { Roll } from './rollView.tsx'
import { Shop } from './shopView.tsx'
import css from './stage.module.css'
import { useKeptFocus } from './useKeptFocus.ts'
import { useLaidOut } from './useLaidOut.ts'

/** The player's own dice cannot wait for a story. */
const isTelling = computed(() => isPlaying.value && diceAsked.value === null)

const isRaised = computed(() => raisedId.value !== null)

/** Where rolls and choices happen: one thing at a time, the most urgent first. */
export function Stage() {
  const section = useKeptFocus<HTMLElement>()
  return (
    <section
      ref={section}
      class={css.stage}
      data-area="stage"
      data-telling={isTelling}
      data-raised={isRaised}
      aria-label={t('web.stage')}
      tabIndex={-1}
    >
      <div class={css.act}>
        <Act />
      </div>
      <KeptRaisedCard />
      <Story />
    </section>
  )
}

/**
 * The pictures of a step lie over what comes after them, which is out of sight until they are told. The first one may
 * be out of sight itself, made ready for a press: to be shown it must not be laid out first.
 */
function Story() {
  const frame = pictured.value
  const story = useLaidOut<HTMLDivElement>(!isTelling.peek(), frame)
  if (frame === null) return null
  return (
    <div ref={story} class={css.story} data-area="story">
      <Moment frame={frame} />
      <button type="button" class={css.skip} onClick={skip}>
        {t('web.skip')}
      </button>
    </div>
  )
}

export const isShopOpen = (): boolean =>
  view.value.phase === 'spend' && !isPlaying.value && selection.value?.kind !== 'demand'

function Act() {
  const chosen = selection.value
  const { pending, phase } = view.value
  if (session.value.setup.ownDice) OwnDice.fetch()
  if (session.value.game.abilityId !== null) RaisedAbility.fetch()
  if (over.value) return <Result />
  if (diceAsked.value !== null) return <OwnDice />
  if (pending === 'roll') return <Roll />
  if (pending === 'choose') return <Choice />
  if (chosen?.kind === 'demand') return <RaisedDemand />
  if (phase === 'spend') return <Shop />
  if (chosen?.kind === 'ability') return <RaisedAbility />
  if (chosen?.kind === 'shop') return <Shop />
  if (lasting.value !== null)
    return <Moment key={session.value.steps.length} frame={lasting.value} isLasting />
  const isFirst = session.value.steps.length === 0 && !isLesson.value
  return isFirst ? <Opening /> : <p class={css.prompt}>{prompt()}</p>
}
