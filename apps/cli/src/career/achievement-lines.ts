import type { Progress } from '@negotiator/career'
import { careerText, type Lang, nameOf } from '@negotiator/language'
import { heading } from '../terminal/heading.ts'
import type { Look } from '../terminal/look.ts'
import { paint } from '../terminal/paint.ts'
import { printable } from '../terminal/printable.ts'
import { wrap } from '../terminal/wrap.ts'

/** Every achievement with what it takes, how far it is and where it was won; grouped by abductor. */
export function achievementLines(look: Look, achievements: readonly Progress[]): string[] {
  const { lang } = look
  const won = achievements.filter(({ wonIn }) => wonIn !== null).length
  const count = careerText(lang, 'career.achievements.won', { won, all: achievements.length })
  const groups = [...new Set(achievements.map(({ abductor }) => abductor))]
  return [
    heading(look, `${careerText(lang, 'career.achievements')} · ${count}`),
    ...groups.flatMap((abductor) => [
      paint(
        look,
        'strong',
        abductor === null ? careerText(lang, 'career.achievements.any') : nameOf(lang, abductor),
      ),
      ...achievements.filter((each) => each.abductor === abductor).flatMap((each) => lines(look, each)),
    ]),
  ]
}

function lines(look: Look, progress: Progress): string[] {
  const { lang, width, unicode } = look
  const { id, wonIn } = progress
  const sign = wonIn === null ? ' ' : unicode ? '✓' : 'x'
  const name = careerText(lang, `achievement.${id}.name`)
  const shown = paint(look, wonIn === null ? 'strong' : 'good', name)
  const text = careerText(lang, `achievement.${id}.text`)
  return [
    ...wrap(`  [${sign}] ${careerText(lang, 'career.achievement.line', { name: shown, text })}`, width, 6),
    ...state(lang, progress).flatMap((words) => wrap(`      ${paint(look, 'quiet', words)}`, width, 6)),
  ]
}

/** What is done once or not at all has no progress to tell. */
function state(lang: Lang, { reached, goal, wonIn }: Progress): string[] {
  if (wonIn === null)
    return goal === 1 ? [] : [careerText(lang, 'career.achievement.progress', { reached, goal })]
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(wonIn.at)
  return [careerText(lang, 'career.achievement.when', { date, game: printable(wonIn.id) })]
}
