import { nameOf, secondOf } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { cardOf } from './card-numbers.ts'
import { plainInput } from './plain-input.ts'

/** Everything in this game that has a name and can be read. */
function namedIds({ game }: Session): readonly string[] {
  const { content, abilityId } = game
  const abilities = abilityId === null ? [] : [abilityId]
  const ids = [
    ...content.conversation.map(({ id }) => id),
    ...content.demands.map(({ id }) => id),
    ...content.terror.map(({ id }) => id),
    content.abductor.id,
    secondOf(game.content),
    ...abilities,
  ]
  return [...new Set(ids)]
}

const letters = (s: string): string =>
  plainInput(s)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * The ids that a query can mean: by key or number, else by name in either language, the best matches only.
 * A word may be cut short, unless whole words are wanted.
 */
export function findNamed(session: Session, query: string, wholeWords = false): readonly string[] {
  const byKey = idOfKey(session, query)
  if (byKey !== undefined) return [byKey]
  const wanted = letters(query)
  if (wanted === '') return []
  const names = namedIds(session).map((id) => ({
    id,
    names: [id, nameOf('en', id), nameOf('fr', id)].map(letters),
  }))
  const tests: readonly ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => ` ${name} `.includes(` ${wanted} `),
    (name) => name.startsWith(wanted),
    (name) => ` ${name}`.includes(` ${wanted}`),
  ]
  for (const test of wholeWords ? tests.slice(0, 2) : tests) {
    const found = names.filter((entry) => entry.names.some(test)).map(({ id }) => id)
    if (found.length > 0) return found
  }
  return []
}

/** `3`, `f3`, `b3` are card 3; `c1` is the faceup demand at place 1. */
function idOfKey(session: Session, query: string): string | undefined {
  const [, letter, digits] = /^([fbc]?) ?(\d+)$/.exec(query) ?? []
  if (digits === undefined) return undefined
  if (letter !== 'c') return cardOf(session.game, Number(digits))
  const { demands } = viewOf(session.game, stateOf(session))
  return demands.find(({ place }) => place === Number(digits))?.id ?? undefined
}
