import type { DecisionStream, Game, PositionSpec } from '@negotiator/rules'

/**
 * A position from anywhere in a game, rich in what random play seldom reaches: dear cards in hand, conceded
 * demands, the ends of the dial, the last conversation, the 2nd in command.
 */
export function randomPosition(game: Game, stream: DecisionStream): PositionSpec {
  const between = (least: number, most: number) => least + stream.below(most - least + 1)
  const oneIn = (n: number) => stream.below(n) === 0
  const shuffled = <T>(list: readonly T[]): T[] => {
    const left = [...list]
    return list.map(() => left.splice(stream.below(left.length), 1)[0]!)
  }
  const { abductor, conversation, demands, layers, redInDeck, stages } = game.content
  const cards = shuffled(conversation.flatMap((card) => Array<string>(card.copies).fill(card.id)))
  const inHand = between(0, 10)
  // Where the deck has an order, nobody has drawn yet: which cards are gone would have to fit it.
  const red = layers === undefined ? between(0, 8) : redInDeck
  const total = between(4, abductor.hostages)
  const killed = between(0, total >> 1)
  const secondInCommand = oneIn(5)
  const pool = between(secondInCommand ? 1 : 0, Math.max(1, total - killed))
  const faces = ['down', 'up', 'conceded'] as const
  const placed = (['major', 'escape', 'minor'] as const).flatMap((demandClass) => {
    // An escape demand even where the abductor brings none: an effect might have added it.
    const escapes = Math.max(abductor.escapes, oneIn(3) ? 1 : 0)
    const wanted = { major: abductor.majors, escape: escapes, minor: between(0, 2) }[demandClass]
    return shuffled(demands.filter((demand) => demand.class === demandClass))
      .slice(0, wanted)
      .map(({ id }) => ({
        id,
        face: demandClass === 'minor' ? ('up' as const) : faces[between(0, demandClass === 'major' ? 2 : 1)]!,
      }))
  })
  return {
    threat: between(0, 7),
    cp: between(-3, 10),
    turn: between(1, 9),
    phase: oneIn(3) ? 'spend' : 'conversation',
    pool,
    killed,
    saved: Math.max(0, total - killed - pool),
    hand: cards.slice(0, inHand),
    played: cards.slice(inHand, inHand + between(0, 4)),
    deck: { red, gold: red > 0 || !oneIn(3) ? 1 : 0 },
    demands: secondInCommand ? [] : placed,
    secondInCommand,
    ...(game.content.side === undefined ? {} : { side: pool > 0 ? between(0, 3) : 0 }),
    ...(stages === undefined ? {} : { stage: between(0, stages.length - 2) }),
  }
}
