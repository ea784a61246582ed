import { session } from '../game/gameCtrl.ts'
import { storyOfGame } from '../game/story.ts'
import { t } from '../words/words.ts'
import css from './lists.module.css'
import { Sheet } from './sheetView.tsx'

/** The newest on top, as on a desk: it is what one looks for. */
export function LogSheet() {
  const steps = storyOfGame(session.value).toReversed()
  const turns = [...new Set(steps.map(({ turn }) => turn))]
  return (
    <Sheet title={t('cli.label.log')} rules={['T1']}>
      {steps.length === 0 && <p class={css.quiet}>{t('play.log.nothing')}</p>}
      {turns.map((turn) => (
        <section key={turn}>
          <h3 class={css.turn}>{t('event.turn', { turn })}</h3>
          <ol class={css.list}>
            {steps
              .filter((step) => step.turn === turn)
              .map(({ number, lines }) => (
                <li key={number}>{lines.join(' ')}</li>
              ))}
          </ol>
        </section>
      ))}
    </Sheet>
  )
}
