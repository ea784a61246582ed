import { PageTitle } from '../app/pageTitle.tsx'
import { replace } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { around } from '../words/around.ts'
import { t } from '../words/words.ts'
import { Caller } from './callerView.tsx'
import css from './landing.module.css'
import { Scene } from './sceneView.tsx'

/** Nobody is at the other end: a link or a game that leads to nothing, and the way to one that does. */
export function NoGame({ title }: { title: string }) {
  return (
    <Scene isFirstSight>
      <section class={css.panel}>
        <Caller id="" mood="calm">
          <PageTitle>{title}</PageTitle>
          <p>{around('web.link.nobody')}</p>
        </Caller>
        <div class={css.ways}>
          <Button kind="main" onPress={() => replace()}>
            {t('web.home')}
          </Button>
        </div>
      </section>
    </Scene>
  )
}

export const MissingGame = () => <NoGame title={around('web.game.missing')} />
export const UnreadableGame = () => <NoGame title={around('web.game.unreadable')} />
