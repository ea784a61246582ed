import type { DemandClass, GameEvent } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { ConversationTally } from './conversation-tally.ts'
import { type Marks, noMarks } from './marks.ts'
import { RollWatch } from './roll-watch.ts'

const THREAT_K = 7
const MEDICAL_CARE = 'medical-care'

/** Reads a game's events once, from the first to the last. */
export function marksOf(session: Session): Marks {
  const { start, steps } = session
  const reader = new MarksReader(session)
  reader.marks.highestThreat = start.state.threat
  for (const { events } of steps) {
    for (const event of events) reader.read(event)
    reader.endStep()
  }
  reader.closeConversation(false)
  const { threat, redLeft, goldLeft } = stateOf(session)
  return { ...reader.marks, lastThreat: threat, onlyGoldLeft: redLeft === 0 && goldLeft === 1 ? 1 : 0 }
}

class MarksReader {
  readonly marks = noMarks()
  private readonly rolls = new RollWatch()
  private readonly classes: ReadonlyMap<string, DemandClass>
  private turn: number
  private threat: number
  private pool: number
  private isGoldDrawn = false
  /** The demand whose benefit is being applied. */
  private benefit: string | null = null
  /** Null outside of the conversation phase. */
  private conversation: ConversationTally | null = new ConversationTally()

  constructor({ game, start: { state } }: Session) {
    this.classes = new Map(game.content.demands.map((demand) => [demand.id, demand.class]))
    this.turn = state.turn
    this.threat = state.threat
    this.pool = state.pool
    this.marks.hiddenDemands = game.content.abductor.majors + game.content.abductor.escapes
  }

  read(event: GameEvent): void {
    this.conversation?.add(event, this.isEscape)
    this.rolls.add(event, this.marks)
    this.follow(event)
    this.readDemand(event)
  }

  /** What a benefit brings is applied in the step that concedes, unless it asks something. */
  endStep(): void {
    this.benefit = null
  }

  /** The phase is over, or the game. */
  closeConversation(isWhole: boolean): void {
    this.conversation?.close(this.marks, isWhole)
    this.conversation = null
  }

  private readonly isEscape = (demand: string): boolean => this.classes.get(demand) === 'escape'

  private follow(event: GameEvent): void {
    const { marks } = this
    switch (event.e) {
      case 'turn':
        this.turn = event.turn
        this.conversation = new ConversationTally()
        break
      case 'phase':
        if (event.phase === 'spend') this.closeConversation(true)
        break
      case 'threat':
      case 'threat-start':
        this.threat = event.to
        marks.highestThreat = Math.max(marks.highestThreat, event.to)
        break
      case 'saved':
        this.pool = event.pool
        if (this.threat === THREAT_K) marks.savedAtK++
        if (this.turn === 2) marks.savedInTurn2++
        break
      case 'killed':
        this.pool = event.pool
        break
      case 'hostage-added':
        this.pool = event.pool
        marks.hostagesAdded++
        break
      case 'drawn':
        if (event.gold) this.isGoldDrawn = true
        break
      case 'eliminated':
        marks.eliminatedInTurn = this.turn
        marks.insideAtElimination = this.pool
        marks.eliminatedAfterGold = this.isGoldDrawn ? 1 : 0
        break
      case 'over':
        if (event.result === 'won' && this.benefit === MEDICAL_CARE) marks.wonByMedicalCare = 1
        this.closeConversation(true)
        break
    }
  }

  private readDemand(event: GameEvent): void {
    const { marks } = this
    switch (event.e) {
      case 'escape-added':
        marks.hiddenDemands++
        break
      case 'revealed':
        if (this.isEscape(event.demand)) marks.escapesRevealed++
        else marks.majorsRevealed++
        if (this.turn === 1) marks.revealedInTurn1++
        break
      case 'conceded':
        this.benefit = event.demand
        marks.conceded++
        if (this.isEscape(event.demand)) marks.escapesConceded++
        if (this.classes.get(event.demand) === 'major') marks.majorsConceded++
        break
      case 'penalty':
        this.benefit = null
        break
    }
  }
}
