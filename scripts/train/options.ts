import { availableParallelism } from 'node:os'

export const OPTIONS = {
  abductor: { type: 'string', default: 'all' },
  games: { type: 'string', default: '1000000' },
  jobs: { type: 'string', default: `${availableParallelism()}` },
  finer: { type: 'boolean', default: false },
  anew: { type: 'boolean', default: false },
  ship: { type: 'boolean', default: false },
  values: { type: 'string' },
  curves: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

export const HELP = `npm run train -- [options]

Learns the advisor's weights by play: for every abductor with the sets of his
own pack, and once for any game.

  --abductor ID   only these: an abductor, or any (default all)
  --games N       games to learn from in all (default 1000000)
  --jobs N        how many learn at once (default one for each core)
  --finer         what finer tables add, for the thorough tier
  --anew          begin from nothing
  --ship          learn nothing: ship what the checkpoints hold
  --values FILE   learn the values that a pack gives to the cards; ships nothing
  --curves        learn nothing: draw the learning curves anew
  --help          this text

Where it goes on: from its checkpoint in reports/train, also after Ctrl-C or
with more --games; without one from the weights of the repository. With --anew
a checkpoint that is there is put aside as .former.

What it ships: at the end the weights are evened out, which takes a minute, and
written to packages/advisor/weights, and the curve to docs/learning-curves.svg.
Two kinds are shipped only with --ship: weights that win less than those that
are there, and weights that finer tables correct (these fit no others, and have
to be learned anew with --finer).

With --values all goes into a folder of reports/values, which NEGOTIATOR_WEIGHTS
can name.

The same seed, rules, cards and trainer (its number stands in the header of the
weights) give the same weights, if they go on from the same ones.`
