import type { PackProblem } from '@negotiator/content'
import { packProblemText } from '@negotiator/language'
import css from '../own/own.module.css'
import { aboutPacks } from '../own/ownText.ts'
import { lang } from '../words/words.ts'

interface Props {
  readonly file: string
  readonly problems: readonly PackProblem[]
}

/** Why a pack is refused: the card, the field, what was expected. As text: nothing of the file is markup. */
export function ProblemList({ file, problems }: Props) {
  return (
    <div class={css.refused} role="alert">
      <h2>{aboutPacks('pack.refused', { file })}</h2>
      <ul>
        {problems.map((problem, i) => (
          <li key={i}>{packProblemText(lang.value, problem)}</li>
        ))}
      </ul>
    </div>
  )
}
