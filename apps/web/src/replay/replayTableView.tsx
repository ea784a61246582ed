import { back, route } from '../app/router.ts'
import { light, over, session, view } from '../game/gameCtrl.ts'
import { pointedAt, selection } from '../game/selectionCtrl.ts'
import { lasting, playing } from '../game/showCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { Sheets } from '../sheets/sheetsView.tsx'
import { Moment } from '../stage/momentView.tsx'
import { Opening } from '../stage/openingView.tsx'
import { RaisedCard } from '../stage/raisedCardView.tsx'
import { RaisedDemand } from '../stage/raisedDemandView.tsx'
import { Result } from '../stage/resultView.tsx'
import { AbductorPanel } from '../table/abductorView.tsx'
import { Dial } from '../table/dialView.tsx'
import { Points } from '../table/footerView.tsx'
import { Hand } from '../table/handView.tsx'
import { People } from '../table/peopleView.tsx'
import { Sky } from '../table/skyView.tsx'
import { TopBar } from '../table/topBarView.tsx'
import { t } from '../words/words.ts'
import { Panel } from './panelView.tsx'
import css from './replay.module.css'
import { useReplayKeys } from './replayKeys.ts'
import { Timeline } from './timelineView.tsx'

/** The table as it was at that moment. Cards and demands can be read, nothing can be done. */
export function ReplayTable() {
  useReplayKeys()
  return (
    <>
      <main class={css.replay} data-threat={light} aria-label={t('web.replay')}>
        <Sky />
        <div class={css.back}>
          <Button onPress={() => back()}>{t('web.back')}</Button>
        </div>
        <TopBar />
        <AbductorPanel />
        <Dial />
        <People />
        <section class={css.stage} aria-label={t('web.stage')}>
          <Act />
        </section>
        <div class={css.points}>
          <Points />
        </div>
        <Hand />
        <Panel />
        <Timeline />
      </main>
      {route.value[2] !== undefined && <Sheets />}
    </>
  )
}

/** A card that is read comes first, then what has just happened. */
function Act() {
  const chosen = selection.value
  if (playing.value !== null) return <Moment frame={playing.value} />
  if (chosen?.kind === 'demand') return <RaisedDemand />
  if (chosen?.kind === 'hand') return <RaisedCard id={chosen.id} />
  if (pointedAt.value !== null && view.value.hand.includes(pointedAt.value))
    return <RaisedCard id={pointedAt.value} />
  if (over.value) return <Result />
  if (lasting.value !== null) return <Moment frame={lasting.value} />
  return session.value.steps.length === 0 ? <Opening /> : null
}
