import { setProblemText } from '@negotiator/language'
import { RuleLink, WithRuleLinks } from '../look/ruleLinkView.tsx'
import css from '../own/own.module.css'
import { aboutPacks, ownText } from '../own/ownText.ts'
import { lang } from '../words/words.ts'
import { problems } from './draftCtrl.ts'

/** Every violation, with its rule, while one builds. */
export function Verdict() {
  const found = problems.value
  return (
    <section class={css.verdict} data-legal={found.length === 0} aria-live="polite">
      {found.length === 0 ? (
        <p>
          <span aria-hidden="true">✓ </span>
          <WithRuleLinks text={aboutPacks('set.legal')} />
        </p>
      ) : (
        <>
          <h2>{ownText('sets.problems', { n: found.length })}</h2>
          <ul>
            {found.map((problem) => (
              <li key={`${problem.rule} ${problem.code} ${problem.cards.join()} ${problem.least}`}>
                <RuleLink rule={problem.rule} /> {withoutRule(setProblemText(lang.value, problem))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The rule stands before it as a link. */
const withoutRule = (text: string): string => text.replace(/^B\d\s*:\s*/, '')
