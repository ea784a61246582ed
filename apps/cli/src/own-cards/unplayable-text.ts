import { type Lang, packProblemText } from '@negotiator/language'
import type { Unplayable } from '@negotiator/rules'

/** Why cards that are each as they should be make no game together. */
export function unplayableText(lang: Lang, { flaw }: Unplayable): string {
  const { code, card, what = '', n = 0, most = 0 } = flaw
  const expected = { kind: 'playable', flaw: code, what, n, most } as const
  return packProblemText(lang, { code: 'wrong', card, field: '', expected })
}
