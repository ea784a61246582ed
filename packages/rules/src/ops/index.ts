import type { OpName } from '../content.ts'
import type { Table } from '../table.ts'
import { addEscape } from './add-escape.ts'
import { advance } from './advance.ts'
import { burn } from './burn.ts'
import { choose } from './choose.ts'
import { cp } from './cp.ts'
import { dice } from './dice.ts'
import { discard } from './discard.ts'
import { eachTurn } from './each-turn.ts'
import { eliminate } from './eliminate.ts'
import { end } from './end.ts'
import { escapes } from './escape.ts'
import { facedownCp } from './facedown-cp.ts'
import { fours } from './fours.ts'
import { free } from './free.ts'
import { fromSide } from './from-side.ts'
import { halve } from './halve.ts'
import { handLimit } from './hand-limit.ts'
import { hostages } from './hostages.ts'
import { increaseDouble } from './increase-double.ts'
import { kill } from './kill.ts'
import { killSide } from './kill-side.ts'
import { noConvert } from './no-convert.ts'
import type { Op } from './op.ts'
import { remove } from './remove.ts'
import { reveal } from './reveal.ts'
import { revealAll } from './reveal-all.ts'
import { roll } from './roll.ts'
import { save } from './save.ts'
import { saveSide } from './save-side.ts'
import { takeback } from './takeback.ts'
import { threat } from './threat.ts'
import { threatStart } from './threat-start.ts'
import { toSide } from './to-side.ts'
import { under } from './under.ts'

/** Every op there is. The opcode is the position in this list plus one: 0 ends a program. */
const OPS: { readonly [N in OpName]: Op<N> } = {
  cp,
  threat,
  'threat-start': threatStart,
  save,
  kill,
  hostages,
  burn,
  halve,
  reveal,
  'reveal-all': revealAll,
  'add-escape': addEscape,
  end,
  eliminate,
  escape: escapes,
  remove,
  dice,
  fours,
  free,
  takeback,
  discard,
  choose,
  roll,
  under,
  'no-convert': noConvert,
  'facedown-cp': facedownCp,
  'increase-double': increaseDouble,
  'hand-limit': handLimit,
  'each-turn': eachTurn,
  'to-side': toSide,
  'from-side': fromSide,
  'save-side': saveSide,
  'kill-side': killSide,
  advance,
}

export const OP_NAMES = Object.keys(OPS) as readonly OpName[]

export const opOf = (name: OpName): Op<OpName> | undefined =>
  Object.hasOwn(OPS, name) ? (OPS[name] as Op<OpName>) : undefined

export const opcodeOf = (name: OpName): number => OP_NAMES.indexOf(name) + 1

/** By opcode. */
export const APPLY: readonly ((t: Table, a: number, b: number, c: number) => void)[] = [
  () => {},
  ...OP_NAMES.map((name) => OPS[name].apply),
]

/** Does this instruction stay in force until the abductor leaves play? */
export const lastsAt = (opcode: number, a: number, b: number): boolean =>
  OPS[OP_NAMES[opcode - 1]!].lasts?.(a, b) ?? false
