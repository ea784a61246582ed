import { type ContentChoice, type Overrides, ownContent } from '@negotiator/content'
import type { Effect, Effects, GameContent } from '@negotiator/rules'
import { areOverrides, playableProblem } from '@negotiator/session'
import { changedEffects } from './effect-numbers.ts'
import type { CardKind } from './tweak.ts'
import { tweakedContent } from './tweaked-game.ts'

/** One number of a card or of the abductor, changed by one, as an override of a pack would say it. */
export interface NumberChange {
  readonly kind: CardKind | 'abductor'
  readonly id: string
  /** `cost`, `two`, `effect`, `hostages` and the like. */
  readonly field: string
  /** Where in the effects of the field. */
  readonly path: string
  readonly from: number
  readonly to: number
  /** The effect that the number belongs to, before and after; null where there is none. */
  readonly before: Effect | null
  readonly after: Effect | null
  readonly overrides: Overrides
}

type Place = Pick<NumberChange, 'kind' | 'id'>
type Put = (field: string, value: number | Effects) => Overrides

/**
 * Every number that an override can change, where a game can still be played with the change. One by one: to put a
 * game together for each of hundreds takes a moment.
 */
export function* numbersOf(choice: ContentChoice): Generator<NumberChange, void, void> {
  const content = ownContent(choice)
  const before = JSON.stringify(content)
  for (const change of allNumbers(content)) {
    if (!areOverrides(change.overrides)) continue
    const changed = tweakedContent(choice, { overrides: change.overrides })
    // A variant of a pack has the last word about its abductor's numbers.
    if (JSON.stringify(changed) !== before && playableProblem(changed) === null) yield change
  }
}

function allNumbers({ abductor, conversation, terror, demands }: GameContent): NumberChange[] {
  const cards = <K extends CardKind>(
    kind: K,
    section: 'conversation' | 'terror' | 'demands',
    id: string,
  ) => ({
    place: { kind, id },
    put: ((field, value) => ({ [section]: { [id]: { [field]: value } } })) as Put,
  })
  return [
    ...(['hostages', 'threat', 'majors', 'escapes'] as const).flatMap((field) =>
      plain({ kind: 'abductor', id: abductor.id }, field, abductor[field], (name, value) => ({
        abductors: { [abductor.id]: { [name]: value } },
      })),
    ),
    ...conversation.flatMap(({ id, cost, resolve }) => {
      const { place, put } = cards('conversation', 'conversation', id)
      const lists =
        resolve.kind === 'roll' ? resolve.rows : resolve.kind === 'plain' ? { effect: resolve.effect } : {}
      return [...plain(place, 'cost', cost, put), ...listed(place, lists, put)]
    }),
    ...terror.flatMap(({ id, effect, secondary }) => {
      const { place, put } = cards('terror', 'terror', id)
      return listed(place, { effect, secondary }, put)
    }),
    ...demands.flatMap(({ id, cost, benefit, penalty }) => {
      const { place, put } = cards('demand', 'demands', id)
      const paid = typeof cost === 'number' ? plain(place, 'cost', cost, put) : []
      return [...paid, ...listed(place, { benefit, penalty }, put)]
    }),
  ]
}

const plain = (place: Place, field: string, from: number, put: Put): NumberChange[] =>
  [from - 1, from + 1].map((to) => ({
    ...place,
    field,
    path: '',
    from,
    to,
    before: null,
    after: null,
    overrides: put(field, to),
  }))

const listed = (place: Place, lists: object, put: Put): NumberChange[] =>
  Object.entries(lists as Readonly<Record<string, Effects>>).flatMap(([field, effects]) =>
    changedEffects(effects).map(({ effects: changed, ...change }) => ({
      ...place,
      field,
      ...change,
      overrides: put(field, changed),
    })),
  )
