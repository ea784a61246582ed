import { secondOf } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { PageTitle } from '../app/pageTitle.tsx'
import { replace } from '../app/router.ts'
import { put } from '../game/actCtrl.ts'
import { seatsOf } from '../game/people.ts'
import { Button } from '../look/buttonView.tsx'
import { moodOf } from '../table/abductorView.tsx'
import { piles } from '../table/cards.ts'
import { around } from '../words/around.ts'
import { nameIn, t } from '../words/words.ts'
import { Caller } from './callerView.tsx'
import { Inside } from './insideView.tsx'
import css from './landing.module.css'
import { Scene } from './sceneView.tsx'

/** Somebody else's position: how bad it is, what there is to say, and the way onto the table. */
export function Offer({ session }: { session: Session }) {
  const { setup, game } = session
  const view = viewOf(game, stateOf(session))
  const { turn, phase, threat, cp, pool, saved, killed, hand, terrorLeft, secondInCommand } = view
  // The seed is somebody else's: what comes was not drawn for this player.
  const own: Session = { ...session, setup: { ...setup, chosenSeed: true } }
  return (
    <Scene threat={threat} isFirstSight>
      <section class={css.panel}>
        <Caller id={setup.abductor} mood={moodOf(threat)} isSecond={secondInCommand}>
          <PageTitle>{t('web.games.open', { name: nameIn(setup.abductor), turn })}</PageTitle>
          <ul class={css.counters}>
            {secondInCommand && <li>{nameIn(secondOf(game.content))}</li>}
            <li>{t(`cli.phase.${phase}`)}</li>
            <li>{t('play.cost', { n: cp })}</li>
            <li>{around('web.position.terror', { n: terrorLeft })}</li>
          </ul>
        </Caller>
        <Inside threat={threat} seats={seatsOf(session)} />
        <p class={css.counts}>{around('web.position.people', { pool, saved, killed })}</p>
        {hand.length > 0 && (
          <div>
            <h2>{t('play.hand', { n: hand.length })}</h2>
            <ul class={css.hand}>
              {piles(hand).map(({ id, copies }) => (
                <li key={id}>
                  {nameIn(id)}
                  {copies > 1 && ` ×${copies}`}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div class={css.ways}>
          <Button kind="main" onPress={() => replace('play', put(own))}>
            {around('web.position.play')}
          </Button>
          <Button onPress={() => replace()}>{t('web.home')}</Button>
        </div>
      </section>
    </Scene>
  )
}
