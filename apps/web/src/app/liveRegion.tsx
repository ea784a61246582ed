import { spoken } from '../game/noticeCtrl.ts'

/** Everything that happens, for whoever listens. The key makes a repeated sentence a new one. */
export function LiveRegion() {
  const { text, n } = spoken.value
  return (
    <div class="visually-hidden" aria-live="polite" role="log">
      <p key={n}>{text}</p>
    </div>
  )
}
