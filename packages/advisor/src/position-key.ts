import { type Game, Mixer, PHASE_CONVERSATION, type State } from '@negotiator/rules'
import { sortedRoll } from './sorted-roll.ts'

/**
 * 64 bits for a position. What can no longer matter is left out (where the saved came from, the discard, cards of a
 * deck that is used up), so that positions with the same future have the same key.
 * `history` keeps what a player may look at all the same; then only the log is left out.
 */
export class PositionKey {
  low = 0
  high = 0
  private readonly mixer = new Mixer()
  private readonly firstGold: number
  private readonly history: boolean
  private readonly hasJoins: boolean
  private readonly hasTakeback: boolean
  private readonly countsFacedowns: boolean
  private readonly hasTurnRules: boolean
  private readonly hasEnds: boolean

  constructor(game: Game, history = false) {
    this.firstGold = game.firstGold
    this.history = history
    this.hasJoins = game.joinMost > 0
    this.hasTakeback = JSON.stringify(game.content).includes('"takeback"')
    this.countsFacedowns = game.hasWatchers || history
    this.hasTurnRules = game.hasTurnRules
    this.hasEnds = game.ends !== null
  }

  read(s: State): void {
    const { mixer } = this
    mixer.begin()
    mixer.add(
      s.phase |
        (s.threat << 2) |
        (s.second << 5) |
        (s.ended << 6) |
        (s.abilityUsed << 7) |
        (s.foursNext << 8) |
        (s.foursConversation << 9) |
        (s.foursLasting << 10) |
        (s.noConvert << 11) |
        (s.goldLeft << 12) |
        (s.redLeft << 13),
    )
    mixer.add(s.cp)
    mixer.add(s.pool)
    // G2: how many more may be killed, and X4, are all that the saved and the killed still mean.
    mixer.add(s.saved - s.killed)
    this.addCards(s)
    this.addModifiers(s)
    this.addTerror(s)
    this.addDemands(s)
    this.addPending(s)
    if (this.countsFacedowns) mixer.add(s.facedowns)
    if ((s.side | s.stage) !== 0) {
      mixer.add(s.side)
      mixer.add(s.stage)
    }
    // Rules and end tests of a game's own may ask for the turn, and for the saved and killed one by one.
    if (this.hasTurnRules && !this.history) mixer.add(s.turn)
    if (this.hasEnds && !this.history) mixer.add(s.killed)
    if (this.history) {
      mixer.add(s.turn)
      mixer.add(s.killed)
    }
    this.low = mixer.low
    this.high = mixer.high
  }

  private addCards(s: State): void {
    const { mixer } = this
    mixer.add(s.hand)
    mixer.add(s.handPair)
    mixer.add(s.available)
    mixer.add(s.availablePair)
    // E3: what is played in the last conversation never comes back, unless a card takes it back.
    if (isLastConversation(s) && !this.hasTakeback && !this.history) return
    mixer.add(s.played)
    mixer.add(s.playedPair)
  }

  private addModifiers(s: State): void {
    const { mixer } = this
    mixer.add(s.diceNext)
    mixer.add(s.diceConversation)
    mixer.add(s.diceLasting)
    mixer.add(s.penaltyNext)
    mixer.add(s.penaltyConversation)
    mixer.add(s.facedownCp)
    mixer.add(s.increaseFactor)
    mixer.add(s.handLimit)
  }

  private addTerror(s: State): void {
    const { firstGold, history } = this
    if (s.redLeft > 0 || history) this.addCounts(s.unseen, 0, firstGold)
    if (s.goldLeft > 0 || history) this.addCounts(s.unseen, firstGold, s.unseen.length)
    this.mixer.addAll(s.alerts)
  }

  /** Four at a time: no deck has 256 cards of a kind. */
  private addCounts(counts: readonly number[], from: number, to: number): void {
    let four = 0
    for (let i = from; i < to; i++) {
      four = (four << 8) | counts[i]!
      if (((i - from) & 3) !== 3) continue
      this.mixer.add(four)
      four = 0
    }
    this.mixer.add(four)
  }

  /** X2: with the 2nd in command there are none. */
  private addDemands(s: State): void {
    if (s.second === 1) return
    const { mixer } = this
    mixer.add(s.unseenMajors)
    mixer.add(s.unseenEscapes)
    mixer.addAll(s.places)
    mixer.addAll(s.eachTurn)
    if (this.hasJoins) mixer.add(s.turn)
  }

  private addPending(s: State): void {
    const { mixer } = this
    mixer.addAll(s.stack)
    if (s.stack.length === 0) return
    mixer.add(s.resolving)
    mixer.add(s.drawn)
    // Dice are all alike, until one is converted (R3).
    mixer.add(s.rollConverted === 0 && !this.history ? sortedRoll(s.roll, s.rollCount) : s.roll)
    mixer.add(s.rollCount | (s.rollConverted << 3) | (s.rollFours << 8))
  }
}

const isLastConversation = (s: State): boolean =>
  s.phase === PHASE_CONVERSATION && s.redLeft + s.goldLeft === 0
