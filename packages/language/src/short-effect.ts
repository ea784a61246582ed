import type { Effect, Effects, OpName } from '@negotiator/rules'
import { signed } from './dial.ts'
import type { Lang } from './lang.ts'
import { nameOf } from './names.ts'
import { text } from './text.ts'

type OpText<K extends OpName> = (lang: Lang, op: Extract<Effect, { op: K }>) => string

const SHORT: { readonly [K in OpName]: OpText<K> } = {
  cp: (lang, { n }) => text(lang, 'short.cp', { n: signed(n) }),
  threat: (lang, { n }) => text(lang, 'short.threat', { n: signed(n) }),
  'threat-start': (lang) => text(lang, 'short.threat-start'),
  save: (lang, { n }) => text(lang, 'short.save', { n }),
  kill: (lang, { n }) => text(lang, 'short.kill', { n }),
  hostages: (lang, { n }) => text(lang, 'short.hostages', { n }),
  burn: (lang, { n }) => text(lang, 'short.burn', { n }),
  halve: (lang) => text(lang, 'short.halve'),
  reveal: (lang) => text(lang, 'short.reveal'),
  'reveal-all': (lang) => text(lang, 'short.reveal-all'),
  'add-escape': (lang) => text(lang, 'short.add-escape'),
  end: (lang) => text(lang, 'short.end'),
  eliminate: (lang) => text(lang, 'short.eliminate'),
  escape: (lang) => text(lang, 'short.escape'),
  remove: (lang) => text(lang, 'short.remove'),
  dice: (lang, { n, duration }) =>
    text(lang, 'short.dice', { signed: signed(n), n, duration: text(lang, `short.duration.${duration}`) }),
  fours: (lang, { duration }) =>
    text(lang, 'short.fours', { duration: text(lang, `short.duration.${duration}`) }),
  free: (lang, { n }) => text(lang, 'short.free', { n }),
  takeback: (lang, { n }) => text(lang, 'short.takeback', { n }),
  discard: (lang, { n }) => text(lang, 'short.discard', { n }),
  choose: (lang, { options: [a, b] }) =>
    text(lang, 'short.choose', { a: shortEffect(lang, a), b: shortEffect(lang, b) }),
  roll: (lang, { rows }) =>
    text(lang, 'short.roll', {
      two: shortEffect(lang, rows.two),
      one: shortEffect(lang, rows.one),
      none: shortEffect(lang, rows.none),
    }),
  under: (lang, { effect, otherwise }) =>
    otherwise === undefined
      ? text(lang, 'short.under', { effect: shortEffect(lang, effect) })
      : text(lang, 'short.under.otherwise', {
          effect: shortEffect(lang, effect),
          otherwise: shortEffect(lang, otherwise),
        }),
  'no-convert': (lang) => text(lang, 'short.no-convert'),
  'facedown-cp': (lang, { n }) => text(lang, 'short.facedown-cp', { n }),
  'increase-double': (lang) => text(lang, 'short.increase-double'),
  'hand-limit': (lang, { n }) => text(lang, 'short.hand-limit', { n }),
  'each-turn': (lang, { effect }) => text(lang, 'short.each-turn', { effect: shortEffect(lang, effect) }),
  'to-side': (lang, { n, zone }) => text(lang, 'short.to-side', { n, zone: nameOf(lang, zone) }),
  'from-side': (lang, { n, zone }) => text(lang, 'short.from-side', { n, zone: nameOf(lang, zone) }),
  'save-side': (lang, { n, zone }) => text(lang, 'short.save-side', { n, zone: nameOf(lang, zone) }),
  'kill-side': (lang, { n, zone }) => text(lang, 'short.kill-side', { n, zone: nameOf(lang, zone) }),
  advance: (lang, { n }) => text(lang, 'short.advance', { n }),
}

function shortOf<K extends OpName>(lang: Lang, op: Extract<Effect, { op: K }>): string {
  return (SHORT[op.op as K] as OpText<K>)(lang, op)
}

/** For tight tables: `+2 CP · reveal`. */
export function shortEffect(lang: Lang, effects: Effects): string {
  if (effects.length === 0) return text(lang, 'short.none')
  return effects.map((effect) => shortOf(lang, effect)).join(' · ')
}
