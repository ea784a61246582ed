/** S4 sorts by cost, then name. The names are texts and live elsewhere; their order in English is kept here. */
import type { ConversationCard } from '@negotiator/rules'

/** Alphabetical by English name, case ignored, both packs together since sets can be mixed (B3). */
const NAME_ORDER: readonly string[] = [
  'bold-lie', // A Bold Lie
  'all-snipers-engage',
  'all-units-go',
  'empty-promise', // An Empty Promise
  'breach-team',
  'call-their-bluff',
  'consider-this',
  'extended-conversation',
  'family-on-the-line',
  'full-assault',
  'hear-me-out',
  'hostage-escort',
  'coming-in-to-talk', // I'm Coming In to Talk
  'few-minutes-more', // Just a Few Minutes More
  'just-stay-calm',
  'take-a-breath', // Just Take a Breath
  'keep-cool',
  'little-compromises',
  'major-extraction',
  'minor-extraction',
  'small-talk',
  'sniper-take-the-shot',
  'what-are-your-demands',
  'need-to-trust-me', // You Need to Trust Me
  'tight-spot', // You're In a Tight Spot
]

/** Cards of packs come after the built-in ones of their cost, by their English names. */
export function byCostThenName(
  cards: readonly ConversationCard[],
  names: Readonly<Record<string, string>> = {},
): ConversationCard[] {
  const rank = ({ id }: ConversationCard) => {
    const known = NAME_ORDER.indexOf(id)
    return known < 0 ? NAME_ORDER.length : known
  }
  const name = ({ id }: ConversationCard) => (Object.hasOwn(names, id) ? names[id]! : id).toLowerCase()
  const byName = (a: ConversationCard, b: ConversationCard) =>
    name(a) === name(b) ? 0 : name(a) < name(b) ? -1 : 1
  return [...cards].sort((a, b) => a.cost - b.cost || rank(a) - rank(b) || byName(a, b))
}
