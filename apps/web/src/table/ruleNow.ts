import { over, view } from '../game/gameCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { RULE_OF_CHOICE, RULE_OF_PHASE, rulesOfDemand } from '../look/rulesOf.ts'
import { conversationCard, demandCard } from './cards.ts'

/** The rule behind what lies on the stage. */
export function ruleNow(): string {
  const { phase, pending, choice, demands, result } = view.value
  const chosen = selection.value
  if (over.value) return result === 'won' ? 'G1' : 'G2'
  if (pending === 'roll') return 'R3'
  if (choice !== null) return RULE_OF_CHOICE[choice.kind]
  if (chosen?.kind === 'hand') return conversationCard(chosen.id).resolve.kind === 'reaction' ? 'R4' : 'C2'
  if (chosen?.kind === 'demand') {
    const id = demands.find(({ place }) => place === chosen.place)?.id ?? null
    return rulesOfDemand(id === null ? null : demandCard(id))[0]!
  }
  return RULE_OF_PHASE[phase]
}
