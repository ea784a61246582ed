import { useRef } from 'preact/hooks'
import { light } from '../game/gameCtrl.ts'
import css from './sky.module.css'

/**
 * The light of the scene follows the threat, slowly: the new sky comes over the old one. Its opacity is all that
 * moves, which the browser does without the page; a colour that everything inherits would keep it busy.
 */
export function Sky() {
  const threat = light.value
  const skies = useRef([threat, threat])
  if (skies.current[1] !== threat) skies.current = [skies.current[1]!, threat]
  const [before, now] = skies.current
  return (
    <>
      <div class={css.sky} data-threat={before} />
      <div key={`${before} ${now}`} class={`${css.sky} ${css.coming}`} data-threat={now} />
    </>
  )
}
