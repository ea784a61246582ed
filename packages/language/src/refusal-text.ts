import type { PhaseName, Refusal } from '@negotiator/rules'
import { dialLabel } from './dial.ts'
import type { Lang } from './lang.ts'
import { isMessageKey, text } from './text.ts'

/** Why something is not possible, and the rule that says so. */
export function refusalText(lang: Lang, refusal: Refusal): string {
  const { code, rule } = refusal
  return text(lang, `refusal.${code}`, { ...shownParams(lang, refusal), rule })
}

function shownParams(lang: Lang, { code, params }: Refusal): Refusal['params'] {
  if (code === 'not-your-phase') return { ...params, phase: phaseName(lang, String(params.phase)) }
  if (code === 'threat-too-low') return { ...params, n: dialLabel(lang, Number(params.n)) }
  return params
}

/** The phase in words; a name that is not one stays as it is. */
export function phaseName(lang: Lang, phase: PhaseName | (string & {})): string {
  const key = `cli.phase.${phase}`
  return isMessageKey(key) ? text(lang, key) : phase
}
