import { type Expected, libraryOf, type PackFile, type PackProblem } from '@negotiator/content'
import type { Abductor } from '@negotiator/rules'
import { MOST_AGAIN } from './limits.ts'

/** What a schema cannot say: whose ids, that each is there once, has a name, and means something. */
export function idProblems(pack: PackFile): PackProblem[] {
  return [
    ...foreignIds(pack),
    ...twice(pack),
    ...unnamed(pack),
    ...unknownIds(pack),
    ...unknownOverrides(pack),
    ...unknownAbilities(pack),
    ...tooManyAgain(pack),
  ]
}

const wrong = (card: string | null, field: string, expected: Expected): PackProblem => ({
  code: 'wrong',
  card,
  field,
  expected,
})

/** Everything in the pack that has a name of its own. */
function ownIds({ abductors = [], conversation = [], demands = [], terror = [], pivotal = [] }: PackFile) {
  const parts = abductors.flatMap(({ id, rules, second, side, stages = [], ends, variants = [] }) =>
    [
      ...rules.flatMap((rule) => (rule.rule === 'ability' ? [rule.id] : [])),
      ...(second === undefined ? [] : [second.id]),
      ...(side === undefined ? [] : [side.id]),
      ...[...stages, ...(ends?.tests ?? []), ...variants].map((part) => part.id),
    ].map((part) => ({ card: id, id: part })),
  )
  const cards = [...abductors, ...conversation, ...demands, ...terror, ...pivotal]
  return [...cards.map(({ id }) => ({ card: id, id })), ...parts]
}

function foreignIds(pack: PackFile): PackProblem[] {
  return ownIds(pack)
    .filter(({ id }) => !id.startsWith(`${pack.id}.`))
    .map(({ card, id }) => wrong(card, id === card ? 'id' : id, { kind: 'own-id' }))
}

function twice(pack: PackFile): PackProblem[] {
  const ids = ownIds(pack).map(({ id }) => id)
  return ownIds(pack)
    .filter(({ id }, i) => ids.indexOf(id) !== i)
    .map(({ card, id }) => wrong(card, id === card ? 'id' : id, { kind: 'once' }))
}

/** A name in every language that the pack has. */
function unnamed(pack: PackFile): PackProblem[] {
  return Object.entries(pack.texts).flatMap(([lang, { names }]) =>
    ownIds(pack)
      .filter(({ id }) => !Object.hasOwn(names, id))
      .map(({ card, id }) => wrong(card, `texts.${lang}.names.${id}`, { kind: 'text-for-it' })),
  )
}

function unknownIds(pack: PackFile): PackProblem[] {
  const library = libraryOf([pack])
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
  const demandsOf = (demandClass: string) => ids(library.demands.filter((each) => each.class === demandClass))
  const red = ids(library.terror.map(({ card }) => card))
  const look = (
    card: string,
    field: string,
    wanted: readonly string[] | undefined,
    known: readonly string[],
  ) =>
    (wanted ?? []).flatMap((id, i) =>
      known.includes(id) ? [] : [wrong(card, `${field}.${i}`, { kind: 'known-card', n: 0, what: id })],
    )
  return (pack.abductors ?? []).flatMap(({ id, majorDemands, escapeDemands, build = {}, layers = [] }) => [
    ...look(id, 'majorDemands', majorDemands, demandsOf('major')),
    ...look(id, 'escapeDemands', escapeDemands, demandsOf('escape')),
    ...look(id, 'build.conversation.add', build.conversation?.add, ids(library.conversation)),
    ...look(id, 'build.conversation.remove', build.conversation?.remove, ids(library.conversation)),
    ...look(id, 'build.terror.add', build.terror?.add, red),
    ...look(id, 'build.terror.remove', build.terror?.remove, red),
    ...look(id, 'build.minors.add', build.minors?.add, ids(library.minors)),
    ...look(id, 'build.minors.remove', build.minors?.remove, ids(library.minors)),
    ...look(id, 'build.pivotal.add', build.pivotal?.add, ids(library.pivotal)),
    ...look(id, 'build.pivotal.remove', build.pivotal?.remove, ids(library.pivotal)),
    ...layers.flatMap(({ cards }, i) =>
      cards === 'rest' ? [] : look(id, `layers.${i}.cards`, cards, [...red, ...ids(library.minors)]),
    ),
  ])
}

/** Only what is built in is overridden: the pack's own cards say what they say. */
function unknownOverrides({ overrides = {} }: PackFile): PackProblem[] {
  const built = libraryOf([])
  const known = {
    conversation: built.conversation.map(({ id }) => id),
    terror: [...built.terror.map(({ card }) => card.id), ...built.pivotal.map(({ id }) => id)],
    demands: built.demands.map(({ id }) => id),
    abductors: built.abductors.map(({ abductor }) => abductor.id),
  }
  return (Object.keys(known) as (keyof typeof known)[]).flatMap((list) =>
    Object.keys(overrides[list] ?? {})
      .filter((id) => !known[list].includes(id))
      .map((id) => wrong(id, `overrides.${list}`, { kind: 'known-card', n: 0, what: id })),
  )
}

/** An ability keeps its name, which the texts of the game know. */
function unknownAbilities({ overrides = {} }: PackFile): PackProblem[] {
  const abilities = (rules: Abductor['rules'] = []) =>
    rules.flatMap((rule) => (rule.rule === 'ability' ? [rule.id] : []))
  const known = libraryOf([]).abductors.flatMap(({ abductor }) => abilities(abductor.rules))
  return Object.entries(overrides.abductors ?? {}).flatMap(([id, { rules }]) =>
    abilities(rules)
      .filter((ability) => !known.includes(ability))
      .map((ability) => wrong(id, 'rules', { kind: 'known-card', n: 0, what: ability })),
  )
}

function tooManyAgain({ terror = [] }: PackFile): PackProblem[] {
  const again = terror.filter((card) => card.again === true)
  const copies = again.reduce((sum, card) => sum + card.copies, 0)
  return copies <= MOST_AGAIN
    ? []
    : [wrong(again.at(-1)!.id, 'again', { kind: 'fewer-again', n: MOST_AGAIN, what: `${copies}` })]
}
