import type { Duration, Effect, Game, State } from '@negotiator/rules'
import type { Lang } from './lang.ts'
import { shortEffect } from './short-effect.ts'

/** P3. */
const USUAL_HAND_LIMIT = 10

/** Dice that modifiers add or take, by how long they do (R7). */
function diceModifiers(s: State): readonly { n: number; duration: Duration }[] {
  const all: { n: number; duration: Duration }[] = [
    { n: s.diceNext + s.penaltyNext, duration: 'next' },
    { n: s.diceConversation + s.penaltyConversation, duration: 'conversation' },
    { n: s.diceLasting, duration: 'lasting' },
  ]
  return all.filter(({ n }) => n !== 0)
}

/** Everything that bends the rules right now, in short words. */
export function inForce(lang: Lang, game: Game, s: State): readonly string[] {
  const effects: Effect[] = diceModifiers(s).map(({ n, duration }) => ({ op: 'dice', n, duration }))
  if (s.foursNext > 0) effects.push({ op: 'fours', duration: 'next' })
  if (s.foursConversation > 0) effects.push({ op: 'fours', duration: 'conversation' })
  if (s.foursLasting > 0) effects.push({ op: 'fours', duration: 'lasting' })
  if (s.noConvert === 1) effects.push({ op: 'no-convert' })
  if (s.facedownCp !== 1) effects.push({ op: 'facedown-cp', n: s.facedownCp })
  if (s.increaseFactor !== 1) effects.push({ op: 'increase-double' })
  if (s.handLimit !== USUAL_HAND_LIMIT) effects.push({ op: 'hand-limit', n: s.handLimit })
  for (const kind of s.eachTurn) {
    const penalty = game.content.demands[kind]?.penalty ?? []
    effects.push(...penalty.filter(({ op }) => op === 'each-turn'))
  }
  return effects.map((effect) => shortEffect(lang, [effect]))
}
