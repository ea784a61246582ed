import { computed } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { diceAsked } from '../game/diceAsked.ts'
import { light, over, view } from '../game/gameCtrl.ts'
import { keeping } from '../game/keepCtrl.ts'
import { notice } from '../game/noticeCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { isPlaying, playing } from '../game/showCtrl.ts'
import { isDesk, isLowDesk, isTight } from '../look/room.ts'
import { Building } from '../pictures.ts'
import { raisedId } from '../stage/raisedCtrl.ts'
import { isShopOpen, Stage } from '../stage/stageView.tsx'
import { t } from '../words/words.ts'
import { AbductorPanel } from './abductorView.tsx'
import { Dial } from './dialView.tsx'
import { Footer } from './footerView.tsx'
import { Hand } from './handView.tsx'
import { isTold, Line } from './lineView.tsx'
import { People } from './peopleView.tsx'
import { Side } from './sideView.tsx'
import { Sky } from './skyView.tsx'
import { Stop } from './stopView.tsx'
import css from './table.module.css'
import { useTableKeys } from './tableKeys.ts'
import { TopBar } from './topBarView.tsx'
import { useBackCloses } from './useBackCloses.ts'
import { useSpokenStage } from './useSpokenStage.ts'

/**
 * What the style sheets look at. As signals they are written straight into the page: the table is not drawn
 * again, only those of its parts that have changed.
 */
const phase = computed(() => view.value.phase)
const isOver = computed(() => over.value && !isPlaying.value)
const isWide = computed(() => isShopOpen() || selection.value?.kind === 'shop' || isOver.value)
/** On a desk: people and dial are small, because what is for sale needs the room, or always on a low one. */
const isCompact = computed(() => (isWide.value || isLowDesk.value) && !isOver.value)
const onStage = computed(() => {
  if (diceAsked.value !== null) return 'dice'
  // A card that is only read lies over a question.
  const { pending } = view.value
  if (pending !== null && raisedId.value === null) return pending === 'roll' ? 'roll' : 'choice'
  const kind = selection.value?.kind
  if (kind === undefined) return 'nothing'
  return kind === 'demand' || kind === 'ability' ? kind : 'raised'
})
/**
 * Something lies on the stage that needs its room, or will when the story is told: on a phone the line makes way, at
 * the press and not when the pictures end. A question leaves it there: it tells what has led to it.
 */
const isBusy = computed(
  () => notice.value === null && onStage.value !== 'nothing' && (onStage.value !== 'choice' || isDesk.value),
)
const event = computed(() => playing.value?.event)

interface Props {
  /** In a lesson: how much room the coach needs, what is spoken of, and the coach. */
  readonly lesson?: { readonly mode: string; readonly spotlight: string; readonly coach: ComponentChildren }
}

/** The night: everything the printed table shows, on one screen. */
export function Table({ lesson }: Props) {
  useTableKeys()
  useBackCloses()
  useSpokenStage()
  return (
    <main
      class={css.table}
      data-threat={light}
      data-phase={phase}
      data-wide={isWide}
      data-over={isOver}
      data-compact={isCompact}
      data-busy={isBusy}
      data-on-stage={onStage}
      data-tight={isTight}
      data-kept={keeping}
      data-event={event}
      data-tale={isTold}
      data-coach={lesson?.mode}
      data-spotlight={lesson?.spotlight}
      aria-label={t('web.table')}
    >
      <Sky />
      <div class={css.backdrop}>
        <Building />
      </div>
      <TopBar />
      {lesson?.coach}
      <AbductorPanel />
      <Dial />
      <People />
      <Line />
      <Stage />
      <Hand />
      <Footer />
      <Side />
      <Stop />
    </main>
  )
}
