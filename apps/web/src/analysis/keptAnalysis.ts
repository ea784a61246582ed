import {
  ANALYSIS,
  ANALYSIS_FORMAT,
  type AnalysedStep,
  type Analysis,
  type Luck,
  rankingFrom,
} from '@negotiator/advisor'
import { type Game, legalActions, RULES_VERSION } from '@negotiator/rules'
import { playedSteps, type Session } from '@negotiator/session'
import { isObject } from '../data/isObject.ts'

/**
 * An analysis that was kept, as far as it is one of this very game: of a step that does not fit, or of anything
 * that is damaged, nothing is taken. Null if it was made by other rules or another analyst.
 */
export function keptAnalysis(data: unknown, session: Session): Analysis | null {
  if (!isObject(data) || data.format !== ANALYSIS_FORMAT || data.rules !== RULES_VERSION) return null
  const { weights, settings, last, resigned } = data
  if (typeof weights !== 'string' || !isObject(settings) || !Array.isArray(data.steps)) return null
  if (settings.plies !== ANALYSIS.plies || settings.nodes !== ANALYSIS.nodes) return null
  const head = { format: ANALYSIS_FORMAT, rules: RULES_VERSION, weights, settings: ANALYSIS }
  const given: readonly unknown[] = data.steps
  const played = playedSteps(session)
  const other = played.findIndex(
    ({ before, action }, i) => !isStep(given[i], session.game, legalActions(session.game, before), action),
  )
  const steps = given.slice(0, other < 0 ? played.length : other) as readonly AnalysedStep[]
  const isWhole = other < 0 && given.length === played.length && resigned === session.resigned
  return isWhole && isShare(last)
    ? { ...head, steps, last, resigned: session.resigned }
    : { ...head, steps, last: null, resigned: false }
}

function isStep(
  data: unknown,
  game: Game,
  legal: ReturnType<typeof legalActions>,
  action: unknown,
): data is AnalysedStep {
  if (!isObject(data) || !Array.isArray(data.lucks)) return false
  const ranking = rankingFrom(data.ranking, legal)
  const made = ranking?.[data.made as number]?.action
  return (
    data.options === legal.length &&
    JSON.stringify(made) === JSON.stringify(action) &&
    data.lucks.every((luck) => isLuck(luck, game))
  )
}

function isLuck(data: unknown, game: Game): data is Luck {
  if (!isObject(data) || typeof data.luck !== 'number' || !isObject(data.event)) return false
  if (!(Math.abs(data.luck) <= MOST_LUCK)) return false
  const { kind, dice, card, demand } = data.event
  switch (kind) {
    case 'roll':
    case 'reroll':
    case 'check':
      return Array.isArray(dice) && dice.every((face) => [1, 2, 3, 4, 5, 6].includes(face))
    case 'draw':
    case 'burn':
      return game.terrorIds.includes(card as string)
    case 'reveal':
      return game.demandIds.includes(demand as string)
    default:
      return false
  }
}

/** From lost to won, and a little for values beyond certain. */
const MOST_LUCK = 1.5

const isShare = (data: unknown): data is number => typeof data === 'number' && data > -1 && data < 2
