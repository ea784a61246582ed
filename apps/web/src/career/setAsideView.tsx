import { around } from '../words/around.ts'
import css from './career.module.css'
import { history } from './careerCtrl.ts'
import { ct } from './words.ts'

/** More would be a wall. */
const MOST_SHOWN = 10

/** Games that cannot be read are named; they stay stored, and nothing else suffers. */
export function SetAsideGames() {
  const games = history.value?.setAside ?? []
  if (games.length === 0) return null
  return (
    <section class={css.aside} role="status">
      <p>{ct('career.set-aside', { n: games.length })}</p>
      <ul>
        {games.slice(0, MOST_SHOWN).map(({ id, code, step }) => (
          <li key={id}>
            <code>{id.slice(0, 40)}</code>: {around(`web.problem.${code}`, { step })}
          </li>
        ))}
      </ul>
      <p>{ct('career.set-aside.stays')}</p>
    </section>
  )
}
