import {
  COST_BANDS,
  FAMILIES,
  type Library,
  MINORS,
  OTHERS,
  RAISERS,
  type SetProblem,
  ZERO_PAIRS,
} from '@negotiator/content'
import type { ConversationCard, Demand, TerrorCard } from '@negotiator/rules'

/** A part of a set that a rule counts: its cards, how many there must be, and what is wrong with it. */
export interface Group<Card> {
  readonly key: string
  readonly rule: SetProblem['rule']
  readonly cards: readonly Card[]
  readonly needed: number
  readonly has: number
  /** By cost, for a band of conversation cards. */
  readonly least?: number
  readonly most?: number
}

interface Wanted<Card> extends Omit<Group<Card>, 'has'> {
  /** Is the problem about this group? */
  readonly isMeant: (problem: SetProblem) => boolean
}

/** What `setProblems` has counted: where it finds nothing wrong, there are as many as needed. */
const counted =
  (problems: readonly SetProblem[]) =>
  <Card>({ isMeant, ...group }: Wanted<Card>): Group<Card> => ({
    ...group,
    has: problems.find(isMeant)?.n ?? group.needed,
  })

export function conversationGroups(
  { conversation }: Library,
  problems: readonly SetProblem[],
): readonly Group<ConversationCard>[] {
  const ofCost = (least: number, most: number) =>
    conversation.filter(({ cost }) => cost >= least && cost <= most)
  const bands: Wanted<ConversationCard>[] = COST_BANDS.map(({ least, most, cards }) => ({
    key: `cost-${least}`,
    rule: 'B3',
    cards: ofCost(least, most),
    needed: cards,
    least,
    most,
    isMeant: ({ code, least: from }) => (code === 'cost' || code === 'costs') && from === least,
  }))
  const dear = ofCost(COST_BANDS.at(-1)!.most + 1, Number.POSITIVE_INFINITY)
  const zero = problems.find(({ code }) => code === 'zero-pairs')
  const pairs = ZERO_PAIRS.length * 2
  const free: Group<ConversationCard> = {
    key: 'zero',
    rule: 'B3',
    cards: ofCost(0, 0),
    needed: pairs,
    has: pairs - (zero?.cards.filter((id) => ZERO_PAIRS.includes(id)).length ?? 0) * 2,
    least: 0,
    most: 0,
  }
  const beyond: Group<ConversationCard>[] =
    dear.length === 0
      ? []
      : [
          {
            key: 'dear',
            rule: 'B3',
            cards: dear,
            needed: 0,
            has: problems.find(({ code }) => code === 'too-expensive')?.n ?? 0,
          },
        ]
  return [free, ...bands.map(counted(problems)), ...beyond]
}

export function terrorGroups(
  { terror }: Library,
  problems: readonly SetProblem[],
): readonly Group<TerrorCard>[] {
  const inFamily = new Set(FAMILIES.flatMap(({ cards }) => cards))
  const others = terror.filter(({ card }) => !inFamily.has(card.id))
  const ofGroup = (group: 'raiser' | 'other') =>
    others.filter((each) => (each.group[group] ?? 0) > 0).map(({ card }) => card)
  const families: Wanted<TerrorCard>[] = FAMILIES.map(({ cards, count }, index) => ({
    key: `family-${index + 1}`,
    rule: 'B1',
    cards: terror.filter(({ card }) => cards.includes(card.id)).map(({ card }) => card),
    needed: count,
    isMeant: ({ code, cards: named }) => code === 'family' && named[0] === cards[0],
  }))
  const rest: Wanted<TerrorCard>[] = [
    {
      key: 'raisers',
      rule: 'B1',
      cards: ofGroup('raiser'),
      needed: RAISERS,
      isMeant: ({ code }) => code === 'raisers',
    },
    {
      key: 'others',
      rule: 'B1',
      cards: ofGroup('other'),
      needed: OTHERS,
      isMeant: ({ code }) => code === 'others',
    },
  ]
  return [...families, ...rest].map(counted(problems))
}

export const minorGroup = ({ minors }: Library, problems: readonly SetProblem[]): Group<Demand> =>
  counted(problems)<Demand>({
    key: 'minors',
    rule: 'B1',
    cards: minors,
    needed: MINORS,
    isMeant: ({ code }) => code === 'minors',
  })
