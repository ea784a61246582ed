import type { Progress } from '@negotiator/career'
import { address } from '../app/router.ts'
import { nameIn } from '../words/words.ts'
import css from './achievements.module.css'
import { abductor, career } from './careerCtrl.ts'
import { ct, shownDate } from './words.ts'

/** Every achievement with what it takes, how far it is, and the game in which it was won. */
export function Achievements() {
  const { achievements } = career.value
  const chosen = abductor.value
  const shown = achievements.filter((each) => chosen === null || each.abductor === chosen)
  const won = shown.filter(({ wonIn }) => wonIn !== null).length
  const groups = [...new Set(shown.map((each) => each.abductor))]
  return (
    <section>
      <h2>
        {ct('career.achievements')}{' '}
        <small class={css.count}>{ct('career.achievements.won', { won, all: shown.length })}</small>
      </h2>
      <p class={css.rules}>{ct('career.rules.achievements')}</p>
      {groups.map((group) => (
        <section key={group}>
          <h3 class={css.group}>{group === null ? ct('career.achievements.any') : nameIn(group)}</h3>
          <ul class={css.list}>
            {shown
              .filter((each) => each.abductor === group)
              .map((each) => (
                <li key={each.id}>
                  <One of={each} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function One({ of: { id, goal, reached, wonIn } }: { of: Progress }) {
  const name = ct(`achievement.${id}.name`)
  const progress = ct('career.achievement.progress', { reached, goal })
  return (
    <div class={css.one} data-won={wonIn !== null}>
      <span class={css.sign} aria-hidden="true">
        {wonIn === null ? '' : '✓'}
      </span>
      <div class={css.words}>
        <b class={css.name}>{name}</b>
        <span>{ct(`achievement.${id}.text`)}</span>
        {wonIn !== null && (
          <a class={css.game} href={address('replay', wonIn.id)}>
            {ct('career.achievement.on', { date: shownDate(wonIn.at) })}
          </a>
        )}
        {wonIn === null && goal > 1 && (
          <span class={css.progress}>
            <progress max={goal} value={reached} aria-label={`${name}: ${progress}`} />
            {progress}
          </span>
        )}
      </div>
    </div>
  )
}
