/**
 * Where each card's values come from, as in the card list: R the rulebook states it, P publicly documented,
 * D our own design because the printed value is not public. Kept beside the cards, since no rule reads it.
 */
import { deepFreeze } from './deep-freeze.ts'

export const PROVENANCE: Readonly<Record<string, string>> = deepFreeze({
  // Conversation, both packs
  'what-are-your-demands': 'R name; P',
  'small-talk': 'R 2+; P',
  'keep-cool': 'R 1, 0; P',

  // Conversation, base
  'hear-me-out': 'D',
  'few-minutes-more': 'P',
  'need-to-trust-me': 'P',
  'just-stay-calm': 'R 2+; P',
  'minor-extraction': 'P',
  'bold-lie': 'P',
  'empty-promise': 'P',
  'coming-in-to-talk': 'P; D duration',
  'major-extraction': 'P',
  'sniper-take-the-shot': 'R; P',
  'all-units-go': 'R; P',

  // Conversation, cw
  'consider-this': 'R name, cost; D rest',
  'take-a-breath': 'R name, cost; D rest',
  'tight-spot': 'R name, cost; D rest',
  'extended-conversation': 'R name; D rest',
  'hostage-escort': 'R name, cost; D rest',
  'call-their-bluff': 'D',
  'family-on-the-line': 'D',
  'little-compromises': 'R name, 2+; D rest',
  'breach-team': 'D',
  'all-snipers-engage': 'R name, eliminate; D rest',
  'full-assault': 'D',

  // Abductors
  arkayne: 'P',
  donna: 'P numbers, 6-6; D rest',
  edward: 'P rule; D numbers',
  lijah: 'R demands; D rest',
  barrett: 'R name, threat 3+; D rest',
  renesha: 'P; D numbers',
  'second-in-command': 'R',

  // Demands, base
  'wire-ten-million': 'P',
  'release-fugitives': 'P',
  'supply-of-weapons': 'P',
  'restore-tenure': 'D',
  'public-apology': 'D',
  'fire-the-board': 'D',
  'medical-care': 'R name; D',
  helicopter: 'P; D duration',
  'school-bus': 'P',
  'armored-truck': 'P',
  'getaway-boat': 'D',
  'talk-to-the-press': 'D',
  'hot-food': 'D',
  'call-home': 'D',

  // Demands, cw
  'drop-the-charges': 'D',
  'prime-time': 'D',
  'a-new-identity': 'D',
  'be-understood': 'R trigger; D',
  'leave-my-crew': 'P trigger; D',
  'count-us': 'D',
  motorcade: 'D',
  'cargo-plane': 'D',
  'night-train': 'D',
  'service-tunnel': 'D',
  'fishing-trawler': 'D',
  'clear-the-street': 'D',
  'turn-the-heat-on': 'D',
  cigarettes: 'D',

  // Red terror cards, base
  'situation-worsening': 'R name, n; P',
  'getting-angry': 'R; P; D sec.',
  'growing-impatient': 'R; P; D sec.',
  'more-hostages': 'R; P; D sec.',
  'back-to-square-one': 'P',
  'going-nowhere': 'P; D sec.',
  'dont-test-me': 'P; D comparison',
  'escape-attempt': 'P',
  'time-running-out': 'P',
  'moment-of-weakness': 'P',

  // Red terror cards, cw
  'bad-feeling': 'R; D',
  'mad-as-hell': 'R; D',
  'no-time': 'R; D',
  'raise-the-stakes': 'R; D',
  'fit-of-rage': 'R',
  'pick-your-poison': 'R choice; D',
  'warning-shot': 'D',
  'trigger-finger': 'D',
  'power-cut': 'D',
  'line-goes-dead': 'D',
  'back-door': 'D',
  'second-thoughts': 'D',

  // Pivotal events, base
  'point-of-no-return': 'D',
  'shots-fired': 'D',
  'lights-out': 'D',
  'breaking-point': 'D',
  'live-on-air': 'D',
  'cold-feet': 'D',

  // Pivotal events, cw
  'helicopter-overhead': 'D',
  'hostage-on-the-roof': 'D',
  'locked-in': 'D',
  'everyone-down': 'D',
  'last-words': 'D',
  daybreak: 'D',
})

export function provenanceOf(id: string): string {
  const source = Object.hasOwn(PROVENANCE, id) ? PROVENANCE[id] : undefined
  if (source === undefined) throw new Error(`Unknown card '${id}': no provenance is known`)
  return source
}
