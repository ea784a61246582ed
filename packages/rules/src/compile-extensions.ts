import type { Effects, GameContent } from './content.ts'
import { compileEnds } from './ends.ts'
import { layerRanges } from './layers.ts'
import { Unplayable } from './unplayable.ts'
import type { ProgramWriter } from './writer.ts'

/** What packs can bring beyond the printed games: where a game has none of it, every flag is off. */
export function compileExtensions(
  content: GameContent,
  terrorIds: readonly string[],
  firstGold: number,
  writer: ProgramWriter,
) {
  const { second, stages, layers, ends, abductor } = content
  const program = (effects: Effects, card: string) =>
    writer.program(effects, { card, place: 'abductor', demand: -1 })
  const ownTurn = abductor.rules.find((own) => own.rule === 'each-turn')
  const again = new Set(content.terror.filter((card) => card.again).map((card) => card.id))
  const ranges = layers === undefined ? null : checkedRanges(content, terrorIds.slice(0, firstGold))
  const secondTurnPc = program(second?.eachTurn ?? [], second?.id ?? '')
  return {
    terrorAgain: Uint8Array.from(terrorIds, (id) => (again.has(id) ? 1 : 0)),
    hasAgain: again.size > 0,
    layerFrom: ranges?.from ?? null,
    layerTo: ranges?.to ?? null,
    secondKillsOnRise: second?.killsOnRise ?? true,
    secondSparesLast: second?.sparesLast ?? true,
    secondSurrenders: second?.surrenders ?? true,
    secondArrivesPc: program(second?.arrives ?? [], second?.id ?? ''),
    secondTurnPc,
    hasTurnRules: ownTurn !== undefined || secondTurnPc !== 0 || ends !== undefined,
    ownTurnFrom: ownTurn?.from ?? 0,
    ownTurnPc: program(ownTurn?.effect ?? [], abductor.id),
    stagePc: (stages ?? []).map(({ id, effect }) => program(effect, id)),
    ends: ends === undefined ? null : compileEnds(ends.tests),
    captureWins: !(ends?.without?.includes('captured') ?? false),
    eliminationWins: !(ends?.without?.includes('eliminated') ?? false),
  }
}

function checkedRanges({ layers = [], redInDeck }: GameContent, redIds: readonly string[]) {
  const total = layers.reduce((sum, { count }) => sum + count, 0)
  if (total !== redInDeck)
    throw new Unplayable(`layers: ${total} cards in all, but ${redInDeck} red cards in the deck`, {
      code: 'layers-total',
      card: null,
      n: total,
      most: redInDeck,
    })
  return layerRanges(layers, redIds)
}
