import type { Facts } from './facts.ts'
import type { Marks } from './marks.ts'

/** One achievement of §13. */
export interface Achievement {
  readonly id: AchievementId
  /** Only in games against this abductor; null for any. */
  readonly abductor: string | null
  readonly goal: number
  /** How far one game got; null where only a row of games can tell. */
  readonly measure: ((facts: Facts) => number) | null
}

const mark = (facts: Facts, name: keyof Marks): number => facts.marks[name] ?? 0
const reached = (name: keyof Marks) => (facts: Facts) => mark(facts, name)
const when = (test: (facts: Facts) => boolean) => (facts: Facts) => (test(facts) ? 1 : 0)
const wonWhen = (test: (facts: Facts) => boolean) => when((facts) => facts.won && test(facts))

const anyHidden = (facts: Facts): boolean =>
  mark(facts, 'majorsRevealed') + mark(facts, 'escapesRevealed') < mark(facts, 'hiddenDemands')

const eliminatedWith = (least: number) =>
  when((facts) => mark(facts, 'eliminatedInTurn') > 0 && mark(facts, 'insideAtElimination') >= least)

const game = (goal: number, measure: (facts: Facts) => number) => ({ goal, measure })
const games = (goal: number) => ({ goal, measure: null })

/** Once in one game, or as much as `goal` in one game. */
const GENERAL = {
  'wins-10': games(10),
  'wins-25': games(25),
  'wins-50': games(50),
  'wins-100': games(100),
  'all-three-in-a-row': games(3),
  'save-at-k': game(1, reached('savedAtK')),
  'eliminate-by-turn-3': game(
    1,
    when((facts) => mark(facts, 'eliminatedInTurn') > 0 && mark(facts, 'eliminatedInTurn') <= 3),
  ),
  'win-after-escape-conceded': game(
    1,
    wonWhen((facts) => mark(facts, 'escapesConceded') > 0),
  ),
  'save-5-in-a-turn': game(5, reached('mostSaved')),
  'calm-by-4': game(4, reached('mostCalmed')),
  'win-in-5-turns': game(
    1,
    wonWhen((facts) => facts.turns <= 5),
  ),
  'silent-turn': game(1, reached('silentTurns')),
  'win-before-pivotal': game(
    1,
    wonWhen((facts) => mark(facts, 'onlyGoldLeft') === 1),
  ),
}

const ARKAYNE = {
  'arkayne-no-casualties': game(
    1,
    wonWhen((facts) => facts.killed === 0),
  ),
  'arkayne-no-concession': game(
    1,
    wonWhen((facts) => mark(facts, 'conceded') === 0),
  ),
  'arkayne-five-dice': game(5, reached('mostDice')),
  'arkayne-one-hidden': game(1, wonWhen(anyHidden)),
  'arkayne-eliminated-2-left': game(1, eliminatedWith(2)),
}

const DONNA = {
  'donna-win-at-s': game(
    1,
    wonWhen((facts) => mark(facts, 'lastThreat') === 0),
  ),
  'donna-more-hostages': game(
    1,
    wonWhen((facts) => mark(facts, 'hostagesAdded') > 0),
  ),
  'donna-both-in-turn-1': game(2, reached('revealedInTurn1')),
  'donna-two-doubles': game(2, reached('mostDoubles')),
  'donna-reroll-sixes': game(1, reached('sixesByReroll')),
}

const EDWARD = {
  'edward-medical-care': game(1, reached('wonByMedicalCare')),
  'edward-eliminated-late': game(
    1,
    wonWhen((facts) => mark(facts, 'eliminatedAfterGold') === 1),
  ),
  'edward-six-facedown': game(6, reached('mostFacedown')),
  'edward-through-six': game(
    1,
    wonWhen((facts) => mark(facts, 'highestThreat') >= 6),
  ),
}

const LIJAH = {
  'lijah-all-escapes': game(3, reached('escapesRevealed')),
  'lijah-five-dice': ARKAYNE['arkayne-five-dice'],
  'lijah-save-turn-2': game(1, reached('savedInTurn2')),
  'lijah-two-escapes': game(2, reached('mostEscapesConceded')),
}

const BARRETT = {
  'barrett-save-at-k': GENERAL['save-at-k'],
  'barrett-ten-cp': game(10, reached('mostCp')),
  'barrett-win-at-s': DONNA['donna-win-at-s'],
  'barrett-eliminated-1-left': game(1, eliminatedWith(1)),
}

const RENESHA = {
  'renesha-all-conceded': game(3, (facts) => (facts.won ? mark(facts, 'majorsConceded') : 0)),
  'renesha-all-in-a-turn': game(3, reached('mostConcededThemselves')),
  'renesha-none-revealed': game(
    1,
    wonWhen((facts) => mark(facts, 'majorsRevealed') === 0),
  ),
  'renesha-calm-by-4': GENERAL['calm-by-4'],
}

const BY_ABDUCTOR = {
  arkayne: ARKAYNE,
  donna: DONNA,
  edward: EDWARD,
  lijah: LIJAH,
  barrett: BARRETT,
  renesha: RENESHA,
}

type KeysOf<T> = T extends unknown ? keyof T : never
export type AchievementId = keyof typeof GENERAL | KeysOf<(typeof BY_ABDUCTOR)[keyof typeof BY_ABDUCTOR]>

const listed = (abductor: string | null, group: object): Achievement[] =>
  Object.entries(group).map(([id, rest]) => ({ id, abductor, ...rest }))

/** In the order of the rules. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  ...listed(null, GENERAL),
  ...Object.entries(BY_ABDUCTOR).flatMap(([abductor, group]) => listed(abductor, group)),
]

/** What a game against this abductor can win. */
export const achievementsFor = (abductor: string): readonly Achievement[] =>
  ACHIEVEMENTS.filter((each) => each.abductor === null || each.abductor === abductor)
