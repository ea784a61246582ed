import {
  byDifference,
  bySize,
  changeText,
  hardness,
  type LabRun,
  type Policy,
  rateCourse,
  type SubjectReport,
  type Tally,
} from '@negotiator/lab'
import { shownPercent } from '@negotiator/language'
import { type ReasonName, VICTORIES } from '@negotiator/rules'
import career from '../career/career.module.css'
import { LengthChart } from '../career/lengthChart.tsx'
import { WaysChart } from '../career/waysChart.tsx'
import { shownNumber } from '../career/words.ts'
import css from '../own/own.module.css'
import { lang, nameIn } from '../words/words.ts'
import { CourseChart } from './courseChart.tsx'
import { Differences } from './differencesView.tsx'
import own from './lab.module.css'
import { Rates } from './ratesView.tsx'
import { lt } from './words.ts'

interface Props {
  readonly run: LabRun
  readonly studied: LabRun['plan']['subjects'][number]
  readonly by: Policy
  readonly report: SubjectReport
}

/** How hard it is, how long it takes, what kills, what cards and numbers do; as far as it is known. */
export function Subject({ run, studied, by, report }: Props) {
  const { players, cards, needed, numbers } = report
  const policyName = (policy: Policy) => lt(`lab.policy.${policy}`)
  const played = studied.players.filter(({ arm }) => run.played[arm]!.tally.games > 0)
  const best = players.toSorted((a, b) => b.winRate - a.winRate)[0]
  const tally = run.played[played.find(({ policy }) => policy === best?.policy)?.arm ?? -1]?.tally
  const how = (games: number) => ({ player: policyName(by), games: shownNumber(games) })
  return (
    <>
      {best !== undefined && <p class={own.answer}>{hardness(lang.value, players)}</p>}
      <Rates rates={players.map((player) => ({ ...player, name: policyName(player.policy) }))} />
      {tally !== undefined && best !== undefined && (
        <div class={career.charts}>
          <CourseChart
            title={lt('lab.chart.rate')}
            courses={played.map(({ policy, arm }) => ({
              name: policyName(policy),
              points: rateCourse(run.played[arm]!.wins),
            }))}
            format={(value) => shownPercent(lang.value, value)}
          />
          {best.lost > 0 && (
            <WaysChart title={lt('lab.ends', { player: policyName(best.policy) })} ways={defeats(tally)} />
          )}
          <LengthChart title={lt('lab.length', { player: policyName(best.policy) })} length={evenly(tally)} />
        </div>
      )}
      {cards.length > 0 && (
        <Differences
          title={lt('lab.cards')}
          words={lt('lab.cards-how', how(cards[0]!.games))}
          rows={byDifference(cards).map((card) => ({
            ...card,
            key: card.id,
            name: nameIn(card.id),
            detail: lt(`lab.kind.${card.kind}`),
          }))}
        />
      )}
      {cards.length > 0 && needed.length > 0 && (
        <p class={css.quiet}>{lt('lab.needed', { cards: needed.map(({ id }) => nameIn(id)).join(', ') })}</p>
      )}
      {numbers.length > 0 && (
        <Differences
          title={lt('lab.numbers')}
          words={lt('lab.numbers-how', how(numbers[0]!.games))}
          rows={bySize(numbers).map((change) => ({
            ...change,
            key: `${change.id} ${change.field} ${change.path} ${change.to}`,
            name: nameIn(change.id),
            detail: changeText(lang.value, change),
          }))}
        />
      )}
    </>
  )
}

/** What kills, without the ways to win. */
const defeats = ({ reasons }: Tally): Record<ReasonName | 'resigned', number> => ({
  ...reasons,
  ...Object.fromEntries(VICTORIES.map((reason) => [reason, 0])),
  resigned: 0,
})

/** A turn in which only games of one kind ended has none of the other. */
function evenly({ wonIn, lostIn }: Tally): Pick<Tally, 'wonIn' | 'lostIn'> {
  const length = Math.max(wonIn.length, lostIn.length)
  const filled = (row: readonly number[]) => Array.from({ length }, (_, i) => row[i] ?? 0)
  return { wonIn: filled(wonIn), lostIn: filled(lostIn) }
}
