import { type Expected, IllegalSet, type PackProblem, type SetProblem } from '@negotiator/content'
import { Unplayable } from '@negotiator/rules'
import type { Lang } from './lang.ts'
import { nameOf } from './names.ts'
import { PACKS_TEXTS, type PacksKey, packsText } from './packs-text.ts'
import { shownNumber } from './shown-number.ts'

/** What is against the rules in a set, with the rule. */
export function setProblemText(lang: Lang, problem: SetProblem): string {
  const { rule, code, cards, n, expected, least = 0, most = 0 } = problem
  const between = code === 'family' ? ` ${packsText(lang, 'set.or')} ` : ', '
  const shown = cards.map((id) => nameOf(lang, id)).join(between)
  const words = packsText(lang, `set.${code}`, { cards: shown, n, expected, least, most })
  return packsText(lang, 'set.problem', { rule, problem: words })
}

/** Why a pack is refused: the card, its field, what was expected there. */
export function packProblemText(lang: Lang, { code, card, field, expected }: PackProblem): string {
  if (code !== 'wrong') {
    return packsText(lang, `pack.${code}`, {
      ...('detail' in expected ? { detail: shownDetail(lang, expected.detail) } : {}),
      ...('line' in expected ? { line: expected.line, column: expected.column } : {}),
    })
  }
  const place = packsText(lang, placeKey(card, field), { card: card ?? '', field })
  return packsText(lang, 'pack.wrong', { place, expected: expectedText(lang, expected) })
}

/** Why cards that are each as they should be make no game together. What nobody has thought of is told in its own words. */
export function unplayableText(lang: Lang, error: Error): string {
  if (error instanceof IllegalSet) return setProblemText(lang, error.problem)
  if (!(error instanceof Unplayable)) return packsText(lang, 'pack.expected.other', { detail: error.message })
  const { code, card, what = '', n = 0, most = 0 } = error.flaw
  const expected = { kind: 'playable', flaw: code, what, n, most } as const
  return packProblemText(lang, { code: 'wrong', card, field: '', expected })
}

/** A limit is read as a number: 1,000,000. */
const shownDetail = (lang: Lang, detail: string): string =>
  /^\d+$/.test(detail) ? shownNumber(lang, Number(detail)) : detail

function placeKey(card: string | null, field: string): PacksKey {
  if (card !== null) return field === '' ? 'pack.place.whole' : 'pack.place.card'
  return field === '' ? 'pack.place.none' : 'pack.place.pack'
}

function expectedText(lang: Lang, expected: Expected): string {
  const { kind } = expected
  switch (kind) {
    case 'type':
      return packsText(lang, 'pack.expected.type', { type: typeName(lang, expected.type) })
    case 'one-of':
      return packsText(
        lang,
        expected.values.length === 1 ? 'pack.expected.exactly' : 'pack.expected.one-of',
        {
          values: expected.values.join(', '),
        },
      )
    case 'no-such-field':
      return packsText(lang, 'pack.expected.no-such-field', { fields: expected.fields.join(', ') })
    case 'playable': {
      const { flaw, what, n, most } = expected
      return packsText(lang, `pack.flaw.${flaw}`, { what, n, most })
    }
    case 'json':
      return packsText(lang, 'pack.not-json', { line: expected.line, column: expected.column })
    case 'other':
      return packsText(lang, 'pack.expected.other', { detail: expected.detail })
    default:
      return packsText(lang, `pack.expected.${kind}`, {
        ...('n' in expected ? { n: expected.n } : {}),
        ...('what' in expected ? { what: expected.what } : {}),
      })
  }
}

/** A type that has no words here is shown as it is. */
function typeName(lang: Lang, type: string): string {
  const key = `pack.type.${type}`
  return PACKS_TEXTS.keys.includes(key as PacksKey) ? packsText(lang, key as PacksKey) : type
}
