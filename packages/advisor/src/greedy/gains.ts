import type { Effect, Effects, Game } from '@negotiator/rules'

/** What a row gives, summed up: a rule of thumb weighs these and looks no further. */
export interface Gains {
  cp: number
  calm: number
  rise: number
  save: number
  kill: number
  eliminate: number
  escape: number
  ends: number
  dice: number
  cards: number
  reveal: number
}

const noGains = (): Gains => ({
  cp: 0,
  calm: 0,
  rise: 0,
  save: 0,
  kill: 0,
  eliminate: 0,
  escape: 0,
  ends: 0,
  dice: 0,
  cards: 0,
  reveal: 0,
})

function gainsOf(effects: Effects): Gains {
  const gains = noGains()
  for (const effect of effects) add(gains, effect)
  return gains
}

function add(gains: Gains, effect: Effect): void {
  switch (effect.op) {
    case 'cp':
      gains.cp += effect.n
      break
    case 'threat':
      if (effect.n < 0) gains.calm -= effect.n
      else gains.rise += effect.n
      break
    case 'save':
    case 'save-side':
      gains.save += effect.n
      break
    case 'kill':
    case 'kill-side':
      gains.kill += effect.n
      break
    case 'eliminate':
      gains.eliminate = 1
      break
    case 'escape':
      gains.escape = 1
      break
    case 'end':
      gains.ends = 1
      break
    case 'dice':
      gains.dice += effect.n * (effect.duration === 'next' ? 1 : 2)
      break
    case 'fours':
      gains.dice += 1
      break
    case 'free':
    case 'takeback':
      gains.cards += effect.n
      break
    case 'reveal':
    case 'reveal-all':
      gains.reveal += 1
      break
    case 'each-turn':
      // It comes again and again.
      for (let i = 0; i < 3; i++) for (const one of effect.effect) add(gains, one)
      break
    case 'choose':
      for (const one of effect.options[0]) add(gains, one)
      break
  }
}

type ByRow = readonly [none: Gains, one: Gains, two: Gains]

/** By conversation card kind: the gains of 0, 1 and 2 successes; without a roll three times the same. */
export function cardGains(game: Game): readonly ByRow[] {
  return game.cardIds.map((id): ByRow => {
    const { resolve } = game.content.conversation.find((card) => card.id === id)!
    if (resolve.kind === 'roll') {
      return [gainsOf(resolve.rows.none), gainsOf(resolve.rows.one), gainsOf(resolve.rows.two)]
    }
    const gains = resolve.kind === 'plain' ? gainsOf(resolve.effect) : noGains()
    return [gains, gains, gains]
  })
}

export function demandGains(game: Game): readonly Gains[] {
  return game.demandIds.map((id) => {
    const demand = game.content.demands.find((one) => one.id === id)!
    const gains = gainsOf([...demand.benefit, ...demand.penalty])
    // M4.
    if (demand.class === 'escape') gains.escape = 1
    return gains
  })
}
