import { flavourOf } from '@negotiator/language'
import type { Frame } from '../game/frames.ts'
import { session } from '../game/gameCtrl.ts'
import { playing } from '../game/showCtrl.ts'
import { Portrait, SecondInCommand } from '../pictures.ts'
import { lang, nameIn, t } from '../words/words.ts'
import css from './stop.module.css'

type Kind = 'pivotal' | 'eliminated' | 'second-in-command'

function kindOf({ event, head }: Frame): Kind | null {
  if (event === 'drawn' && head?.kind === 'pivotal') return 'pivotal'
  return event === 'eliminated' || event === 'second-in-command' ? event : null
}

/**
 * What stops the world for a second: the gold card, and the one on the line going down. It lies over the table and lets
 * every press through; the stage under it tells the same to whoever listens.
 */
export function Stop() {
  const frame = playing.value
  const kind = frame === null ? null : kindOf(frame)
  if (frame === null || kind === null) return null
  return (
    <div class={css.stop} data-stop={kind} aria-hidden="true">
      {kind === 'pivotal' ? <Gold id={frame.head!.id} /> : <Voice kind={kind} line={frame.lines.at(-1)} />}
    </div>
  )
}

function Gold({ id }: { id: string }) {
  return (
    <div class={css.gold}>
      <p class={css.kind}>{t('web.moment.pivotal')}</p>
      <p class={css.name}>{nameIn(id)}</p>
      <p>{flavourOf(lang.value, id, session.value.setup.pack)}</p>
    </div>
  )
}

function Voice({ kind, line }: { kind: Kind; line: string | undefined }) {
  return (
    <div class={css.voice}>
      <div class={css.face}>
        {kind === 'eliminated' ? (
          <Portrait id={session.value.setup.abductor} mood="calm" />
        ) : (
          <SecondInCommand />
        )}
      </div>
      <p class={css.line}>{line}</p>
    </div>
  )
}
