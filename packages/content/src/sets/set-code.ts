import { PACKS } from '../packs.ts'
import type { CardSet } from './card-set.ts'

/**
 * A set as a short text for links: one bit for each built-in card (three for how many of a red one), six bits to a
 * letter; cards of packs follow by id. The order of the cards is that of the games and must never change.
 */
const VERSION = 's1'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const COUNT_BITS = 3
const MOST_COPIES = (1 << COUNT_BITS) - 1
/** Longer than any that could be made: a hostile link is not worth reading. */
const LONGEST_CODE = 5000

const games = Object.values(PACKS)
const onceEach = (ids: readonly string[]): readonly string[] => [...new Set(ids)]
const LISTS = {
  conversation: onceEach(games.flatMap((game) => game.conversation.map(({ id }) => id))),
  terror: games.flatMap((game) => game.terror.map(({ id }) => id)),
  minors: games.flatMap((game) => game.minors.map(({ id }) => id)),
  pivotal: games.flatMap((game) => game.pivotal.map(({ id }) => id)),
}
const MARKS = { conversation: 'c', terror: 't', minors: 'm', pivotal: 'p' } as const
const NAMES = ['conversation', 'terror', 'minors', 'pivotal'] as const

export function setCode(set: CardSet): string {
  const bits: number[] = []
  const others: string[] = []
  for (const name of NAMES) {
    const counts = countsOf(set, name)
    for (const id of LISTS[name]) {
      const n = counts[id] ?? 0
      for (let bit = name === 'terror' ? COUNT_BITS - 1 : 0; bit >= 0; bit--) bits.push((n >> bit) & 1)
    }
    for (const [id, n] of Object.entries(counts)) {
      if (!LISTS[name].includes(id)) others.push(`~${MARKS[name]}${id}${n > 1 ? `*${n}` : ''}`)
    }
  }
  let letters = ''
  for (let i = 0; i < bits.length; i += 6) {
    letters += LETTERS[bits.slice(i, i + 6).reduce((sum, bit, at) => sum | (bit << (5 - at)), 0)]
  }
  return `${VERSION}${letters}${others.join('')}`
}

function countsOf(set: CardSet, name: (typeof NAMES)[number]): Record<string, number> {
  return name === 'terror' ? { ...set.terror } : Object.fromEntries(set[name].map((id) => [id, 1]))
}

/** Null if it is no such text. Whether the set is legal is another question. */
export function setFromCode(code: string): CardSet | null {
  if (code.length > LONGEST_CODE || !code.startsWith(VERSION)) return null
  const [letters = '', ...others] = code.slice(VERSION.length).split('~')
  const values = [...letters].map((letter) => LETTERS.indexOf(letter))
  const bits = values.flatMap((value) => [5, 4, 3, 2, 1, 0].map((bit) => (value >> bit) & 1))
  const needed = NAMES.reduce(
    (sum, name) => sum + LISTS[name].length * (name === 'terror' ? COUNT_BITS : 1),
    0,
  )
  if (values.includes(-1) || letters.length !== Math.ceil(needed / 6)) return null
  const lists = { conversation: [] as string[], minors: [] as string[], pivotal: [] as string[] }
  const terror: Record<string, number> = {}
  let at = 0
  for (const name of NAMES) {
    for (const id of LISTS[name]) {
      if (name !== 'terror') {
        if (bits[at++] === 1) lists[name].push(id)
        continue
      }
      let n = 0
      for (let i = 0; i < COUNT_BITS; i++) n = n * 2 + bits[at++]!
      if (n > 0) terror[id] = n
    }
  }
  for (const other of others) {
    const [, mark, id = '', count = '1'] = /^([ctmp])([a-z0-9-]+\.[a-z0-9-]+)(?:\*(\d))?$/.exec(other) ?? []
    const name = NAMES.find((each) => MARKS[each] === mark)
    if (name === undefined || Number(count) < 1 || Number(count) > MOST_COPIES) return null
    if (name === 'terror') terror[id] = Number(count)
    else lists[name].push(id)
  }
  return { ...lists, terror }
}
