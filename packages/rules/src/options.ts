import type { Effects } from './content.ts'
import type { Game } from './game.ts'
import { FRAME_CHOOSE, frameParts } from './stack.ts'
import type { State } from './state.ts'

/** What the two answers of the choice that waits would do; null if none waits. */
export function optionsNow({ choices }: Game, { stack }: State): readonly [Effects, Effects] | null {
  const top = stack.at(-1)
  if (top === undefined) return null
  const [kind, first, second] = frameParts(top)
  if (kind !== FRAME_CHOOSE) return null
  return choices.find((each) => each.first === first && each.second === second)?.options ?? null
}
