import type { Effect, Effects, OpName, Rows } from '@negotiator/rules'
import type { Lang } from './lang.ts'
import { nameOf } from './names.ts'
import { sentence, text } from './text.ts'

type OpText<K extends OpName> = (lang: Lang, op: Extract<Effect, { op: K }>) => string

/** One clause per op; a new op does not compile without its words. */
const CLAUSES: { readonly [K in OpName]: OpText<K> } = {
  cp: (lang, { n }) => text(lang, n < 0 ? 'op.cp.down' : 'op.cp.up', { n: Math.abs(n) }),
  threat: (lang, { n }) => text(lang, n < 0 ? 'op.threat.down' : 'op.threat.up', { n: Math.abs(n) }),
  'threat-start': (lang) => text(lang, 'op.threat-start'),
  save: (lang, { n }) => text(lang, 'op.save', { n }),
  kill: (lang, { n }) => text(lang, 'op.kill', { n }),
  hostages: (lang, { n }) => text(lang, 'op.hostages', { n }),
  burn: (lang, { n }) => text(lang, 'op.burn', { n }),
  halve: (lang) => text(lang, 'op.halve'),
  reveal: (lang) => text(lang, 'op.reveal'),
  'reveal-all': (lang) => text(lang, 'op.reveal-all'),
  'add-escape': (lang) => text(lang, 'op.add-escape'),
  end: (lang) => text(lang, 'op.end'),
  eliminate: (lang) => text(lang, 'op.eliminate'),
  escape: (lang) => text(lang, 'op.escape'),
  remove: (lang) => text(lang, 'op.remove'),
  dice: (lang, { n, duration }) =>
    text(lang, `op.dice.${n < 0 ? 'down' : 'up'}.${duration}`, { n: Math.abs(n) }),
  fours: (lang, { duration }) => text(lang, `op.fours.${duration}`),
  free: (lang, { n }) => text(lang, n === 1 ? 'op.free.one' : 'op.free', { n }),
  takeback: (lang, { n }) => text(lang, n === 1 ? 'op.takeback.one' : 'op.takeback', { n }),
  discard: (lang, { n }) => text(lang, 'op.discard', { n }),
  choose: (lang, { options: [a, b] }) =>
    text(lang, 'op.choose', { a: effectClause(lang, a), b: effectClause(lang, b) }),
  roll: (lang, { rows }) =>
    text(lang, 'op.roll', {
      two: effectClause(lang, rows.two),
      one: effectClause(lang, rows.one),
      none: effectClause(lang, rows.none),
    }),
  under: (lang, { effect, otherwise }) =>
    otherwise === undefined
      ? text(lang, 'op.under', { effect: effectClause(lang, effect) })
      : text(lang, 'op.under.otherwise', {
          effect: effectClause(lang, effect),
          otherwise: effectClause(lang, otherwise),
        }),
  'no-convert': (lang) => text(lang, 'op.no-convert'),
  'facedown-cp': (lang, { n }) => text(lang, n === 0 ? 'op.facedown-cp.none' : 'op.facedown-cp', { n }),
  'increase-double': (lang) => text(lang, 'op.increase-double'),
  'hand-limit': (lang, { n }) => text(lang, 'op.hand-limit', { n }),
  'each-turn': (lang, { effect }) => text(lang, 'op.each-turn', { effect: effectClause(lang, effect) }),
  'to-side': (lang, { n, zone }) => text(lang, 'op.to-side', { n, zone: nameOf(lang, zone) }),
  'from-side': (lang, { n, zone }) => text(lang, 'op.from-side', { n, zone: nameOf(lang, zone) }),
  'save-side': (lang, { n, zone }) => text(lang, 'op.save-side', { n, zone: nameOf(lang, zone) }),
  'kill-side': (lang, { n, zone }) => text(lang, 'op.kill-side', { n, zone: nameOf(lang, zone) }),
  advance: (lang, { n }) => text(lang, 'op.advance', { n }),
}

function clauseOf<K extends OpName>(lang: Lang, op: Extract<Effect, { op: K }>): string {
  return (CLAUSES[op.op as K] as OpText<K>)(lang, op)
}

/** The effects in their order, as a part of a sentence: "gain 2 CP, then reveal one facedown demand". */
export function effectClause(lang: Lang, effects: Effects): string {
  const clauses = effects.map((effect) => clauseOf(lang, effect))
  const last = clauses.pop()
  if (last === undefined) return text(lang, 'op.none')
  return clauses.length === 0 ? last : `${clauses.join(', ')}, ${text(lang, 'op.then')} ${last}`
}

export function effectText(lang: Lang, effects: Effects): string {
  return sentence(effectClause(lang, effects))
}

/** The three lines of a threat roll. */
export function rowsText(lang: Lang, rows: Rows): readonly [string, string, string] {
  return [
    text(lang, 'card.row.two', { effect: effectClause(lang, rows.two) }),
    text(lang, 'card.row.one', { effect: effectClause(lang, rows.one) }),
    text(lang, 'card.row.none', { effect: effectClause(lang, rows.none) }),
  ]
}
