import { over, shown, view } from '../game/gameCtrl.ts'
import { keeping } from '../game/keepCtrl.ts'
import { notice } from '../game/noticeCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { isPlaying, playing } from '../game/showCtrl.ts'
import { Building } from '../pictures.ts'
import { isShopOpen, Stage } from '../stage/stageView.tsx'
import { t } from '../words/words.ts'
import { AbductorPanel } from './abductorView.tsx'
import { Dial } from './dialView.tsx'
import { Footer } from './footerView.tsx'
import { Hand } from './handView.tsx'
import { Line } from './lineView.tsx'
import { People } from './peopleView.tsx'
import { Side } from './sideView.tsx'
import css from './table.module.css'
import { useTableKeys } from './tableKeys.ts'
import { TopBar } from './topBarView.tsx'

/** Something lies on the stage that needs its room: on a phone the line makes way. */
const isBusy = (): boolean =>
  notice.value === null && !isPlaying.value && (selection.value !== null || view.value.pending !== null)

/** The night: everything the printed table shows, on one screen. */
export function Table() {
  useTableKeys()
  const isWide = isShopOpen() || selection.value?.kind === 'shop' || (over.value && !isPlaying.value)
  return (
    <main
      class={css.table}
      data-threat={shown.value.threat}
      data-phase={view.value.phase}
      data-wide={isWide}
      data-over={over.value && !isPlaying.value}
      data-busy={isBusy()}
      data-kept={keeping.value}
      data-event={playing.value?.event}
      aria-label={t('web.table')}
    >
      <div class={css.backdrop}>
        <Building />
      </div>
      <TopBar />
      <AbductorPanel />
      <Dial />
      <People />
      <Line />
      <Stage />
      <Hand />
      <Footer />
      <Side />
    </main>
  )
}
